// `npm run restore`: restores a backup into an empty database.
import { parseRestoreCommand, runRestoreCommand } from './restore-command.ts'
import { migrations, runProgram } from './run-command.ts'

await runProgram(parseRestoreCommand, (command, environment) => runRestoreCommand(command, environment, migrations))
