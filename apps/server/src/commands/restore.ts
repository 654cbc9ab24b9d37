// `npm run restore`: restores a backup into an empty database.
import { parseRestoreCommand, runRestoreCommand } from './restore-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(parseRestoreCommand, runRestoreCommand)
