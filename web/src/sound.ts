// Short sounds, made in the page; none is played unless it is wanted.

import { preferences } from "./preferences.svelte.ts";

let context: AudioContext | null = null;

/** When the next sound may begin; null where nobody wants to hear it. */
export function ready(): number | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.currentTime + 0.02;
}

/** A tone that fades; `to` lets it glide to another pitch. */
export function tone(at: number, pitch: number, length: number, loudness: number, to = pitch): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A burst of noise around a pitch, as of wood on wood; `fades` in seconds. */
export function burst(at: number, pitch: number, loudness: number, fades: number): void {
  const { sampleRate } = context!;
  const buffer = context!.createBuffer(1, Math.ceil(sampleRate * fades * 8), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) {
    samples[place] = (Math.random() * 2 - 1) * Math.exp(-place / (sampleRate * fades));
  }
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loudness;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context!.destination);
  source.start(at);
}

/** It is your turn: two soft tones. */
export function chime(): void {
  const at = ready();
  if (at === null) return;
  tone(at, 523.25, 0.5, 0.12);
  tone(at + 0.14, 783.99, 0.7, 0.1);
}

/** Dice knock on wood, when and as hard as they do: bright where they fall, dull where they come to rest. */
export function dice(knocks: readonly { at: number; force: number }[]): void {
  const now = ready();
  if (now === null) return;
  knocks.forEach(({ at, force }, place) => {
    const pitch = 480 + 520 * force + ((place * 137) % 260);
    burst(now + at / 1000, pitch, 0.12 + 0.2 * force, 0.008 - 0.004 * force);
  });
}

/** A die is put aside, or taken up again. */
export function click(): void {
  const at = ready();
  if (at !== null) burst(at, 2_200, 0.16, 0.002);
}

/** A piece of wood is laid down. */
export function lay(): void {
  const at = ready();
  if (at === null) return;
  burst(at, 520, 0.4, 0.01);
  burst(at + 0.05, 760, 0.2, 0.005);
}

/** A stamp comes down on paper. */
export function stamp(): void {
  const at = ready();
  if (at === null) return;
  tone(at, 150, 0.14, 0.22, 70);
  burst(at, 380, 0.35, 0.012);
  burst(at + 0.02, 2_600, 0.06, 0.02);
}

/** Something is snatched away: a swish that rises, then wood. */
export function snatch(): void {
  const at = ready();
  if (at === null) return;
  for (let part = 0; part < 5; part += 1) burst(at + part * 0.035, 700 + part * 450, 0.1 + part * 0.03, 0.012);
  burst(at + 0.3, 520, 0.4, 0.01);
}

/** It came to nothing: a tone that sinks. */
export function fail(): void {
  const at = ready();
  if (at === null) return;
  tone(at, 220, 0.45, 0.13, 110);
}

/** Somebody has won: four tones upwards. */
export function win(): void {
  const at = ready();
  if (at === null) return;
  [523.25, 659.25, 783.99, 1046.5].forEach((pitch, place) => tone(at + place * 0.13, pitch, 0.6, 0.11));
}

/** A sheet of paper is turned over: what was hidden is shown. */
export function unfold(): void {
  const at = ready();
  if (at === null) return;
  for (let part = 0; part < 6; part += 1) burst(at + part * 0.05, 1_200 + part * 300, 0.05 + part * 0.01, 0.02);
}

/** One more line is counted; each a little higher than the last. */
export function count(step: number): void {
  const at = ready();
  if (at !== null) tone(at, 392 * 2 ** (step / 12), 0.3, 0.09);
}
