import { boot } from '../../src/boot.ts'

/** Starts the complete server, without pages, in a separate process so that a test can kill it. */
await boot({ webApp: async () => {} })
