import { fileURLToPath } from 'node:url'
import { boot } from '../../src/boot.ts'

/**
 * Starts a server in a separate process so that a test can kill it. The server has no pages, and no question bank,
 * because inserting and linting the bank takes longer than the tests.
 */
await boot({ webApp: async () => {}, seeds: fileURLToPath(new URL('no-seeds', import.meta.url)) })
