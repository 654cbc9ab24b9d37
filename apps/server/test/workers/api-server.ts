import { boot } from '../../src/boot.ts'

/** Starts the complete server without pages, in a process that a test can kill. */
await boot({ webApp: async () => {} })
