import { afterAll } from 'vitest'

/**
 * Closes a server or a database after the last test in a file. Call this at the top level of the file. Resources are
 * closed in the reverse of the order in which they were opened.
 */
export function closeAfterTests<Opened extends { close(): Promise<void> }>(opened: Opened): Opened {
  afterAll(() => opened.close())
  return opened
}
