import { fileURLToPath } from 'node:url'
import { boot } from '../../src/boot.ts'

/**
 * Starts the complete server, without pages, in a separate process so that a test can kill it. Has no question bank,
 * because writing and linting it takes longer than the tests.
 */
await boot({ webApp: async () => {}, seeds: fileURLToPath(new URL('no-seeds', import.meta.url)) })
