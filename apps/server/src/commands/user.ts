// `npm run user`: creates a deployment's first admin, and resets lost passwords.

import { runCommand, withMigratedDatabase } from './run-command.ts'
import { parseUserCommand, readPassword, runUserCommand } from './user-command.ts'

await runCommand(parseUserCommand, (request, environment) =>
  withMigratedDatabase(environment, (database) =>
    runUserCommand(database, request, () => readPassword({ input: process.stdin, output: process.stderr })),
  ),
)
