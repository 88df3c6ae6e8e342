// What this device remembers. Storage may be forbidden or full: then it is forgotten with the page.

const fallback = new Map<string, string>();

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`jacta.${name}`, text);
  } catch {
    fallback.set(name, text);
  }
}

export function recall<T>(name: string): T | null {
  let text: string | null;
  try {
    text = localStorage.getItem(`jacta.${name}`);
  } catch {
    text = fallback.get(name) ?? null;
  }
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`jacta.${name}`);
  } catch {
    fallback.delete(name);
  }
}

/** Forget the links to chairs and the salts of dice that somebody has on this device. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage)) if (/^jacta\.(link|salt)\./.test(key)) localStorage.removeItem(key);
  } catch {
    fallback.clear();
  }
}
