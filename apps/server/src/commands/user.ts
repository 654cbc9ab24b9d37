// `npm run user`: creates a deployment's first admin, and resets lost passwords.

import { runCommand } from './run-command.ts'
import { parseUserCommand, readPassword, runUserCommand } from './user-command.ts'

await runCommand({
  parse: parseUserCommand,
  migratesFirst: true,
  run: (request, { database }) =>
    runUserCommand(database, request, () => readPassword({ input: process.stdin, output: process.stderr })),
})
