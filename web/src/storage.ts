// What this device remembers. Storage may be forbidden or full: then it is forgotten with the page.

const PREFIX = "jacta.";
/** What could not be stored; it counts before what was stored earlier. */
const fallback = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    fallback.delete(name);
  } catch {
    fallback.set(name, text);
  }
}

export function recall<T>(name: string): T | null {
  const text = fallback.get(name) ?? stored(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What may not be stored was not stored.
  }
}

/** Forget the links to chairs that somebody has on this device. */
export function forgetSeats(): void {
  const names = [...fallback.keys(), ...storedNames()];
  for (const name of names) if (name.startsWith("link.")) forget(name);
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
