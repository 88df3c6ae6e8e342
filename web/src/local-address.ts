// How far an address reaches.

const OF_THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether only the machine itself can come by this name of a host. */
export function isOnlyHere(hostname: string): boolean {
  return OF_THIS_MACHINE.test(hostname);
}
