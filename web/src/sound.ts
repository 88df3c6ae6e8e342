// Short sounds, made in the page; none is played unless it is wanted.

let context: AudioContext | null = null;

function note(at: number, frequency: number, length: number, loudness: number): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function ready(): number {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.currentTime + 0.02;
}

/** It is your turn: two soft tones. */
export function chime(): void {
  const at = ready();
  note(at, 523.25, 0.5, 0.12);
  note(at + 0.14, 783.99, 0.7, 0.1);
}

/** A die falls on wood: a short burst of noise. */
export function knock(count = 1): void {
  const at = ready();
  for (let die = 0; die < count; die += 1) {
    const begin = at + die * 0.045 + Math.random() * 0.03;
    const buffer = context!.createBuffer(1, 1_400, context!.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) {
      samples[place] = (Math.random() * 2 - 1) * Math.exp(-place / 180);
    }
    const source = context!.createBufferSource();
    const filter = context!.createBiquadFilter();
    const gain = context!.createGain();
    filter.type = "bandpass";
    filter.frequency.value = 900 + Math.random() * 500;
    gain.gain.value = 0.25;
    source.buffer = buffer;
    source.connect(filter).connect(gain).connect(context!.destination);
    source.start(begin);
  }
}
