// `npm run user`: creates the first admin of a deployment, and resets lost passwords.

import { runCommand } from './run-command.ts'
import { parseUserCommand, readPassword, runUserCommand } from './user-command.ts'

await runCommand({
  parse: parseUserCommand,
  migratesFirst: true,
  run: (request, { database }) =>
    runUserCommand(database, request, () => readPassword({ input: process.stdin, output: process.stderr })),
})
