/** What is left of a clock that runs for days, rounded up to hours; null where it is less than two days. */
export function daysAndHours(seconds: number): { days: number; hours: number } | null {
  if (seconds < 2 * 86_400) return null;
  const hours = Math.ceil(seconds / 3_600);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
