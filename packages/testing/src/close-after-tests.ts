import { afterAll } from 'vitest'

/**
 * Closes a server or database after the file's last test. Call it at the top level. Resources are closed in the reverse
 * order of opening.
 */
export function closeAfterTests<Opened extends { close(): Promise<void> }>(opened: Opened): Opened {
  afterAll(() => opened.close())
  return opened
}
