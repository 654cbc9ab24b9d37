/** Returns whether a host name means this machine only. */
export function isLocalHost(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}
