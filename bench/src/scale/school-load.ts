/** The seconds between two requests of a student. */
const secondsPerRequest = 24

/** Returns the total requests per second from all students of a school. */
export function countPerSecond(students: number): number {
  return students / secondsPerRequest
}

/** Restores PostgreSQL's defaults, so that commits wait for the disk as in production. */
export const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
