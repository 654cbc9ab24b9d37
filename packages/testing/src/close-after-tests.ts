import { afterAll } from 'vitest'

/**
 * Closes a server or a database after the last test of the file that opened it at its top. What was opened last is
 * closed first.
 */
export function closeAfterTests<Opened extends { close(): Promise<void> }>(opened: Opened): Opened {
  afterAll(() => opened.close())
  return opened
}
