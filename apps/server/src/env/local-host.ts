/** Returns whether a host name refers only to this machine. */
export function isLocalHost(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}
