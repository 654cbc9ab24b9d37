/** End of support for Node's even versions, from the Node project's release schedule. */
const supportEnds: Readonly<Record<string, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

/** Warns if this Node version no longer gets security fixes. */
export function warnAboutNode(version: string, now: Date): string | undefined {
  const [major = ''] = version.split('.')
  const end = supportEnds[major]
  if (end === undefined || now.getTime() < Date.parse(`${end}T24:00:00Z`)) return undefined
  const newest = Object.keys(supportEnds).at(-1)
  return `WARNING: This is Node ${version}, which has had no security fixes since ${end}. Pathwise runs on Node ${newest}.`
}
