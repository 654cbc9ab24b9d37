/** Each student sends a request so often. */
const secondsPerRequest = 24

/** Returns how many requests a second the students of a school send together. */
export function perSecondOf(students: number): number {
  return students / secondsPerRequest
}

/** PostgreSQL's own defaults, so that commits wait for the disk as in production. */
export const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
