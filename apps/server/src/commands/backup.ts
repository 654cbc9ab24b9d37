// `npm run backup`: creates or verifies a backup, even while a server runs.
import { version } from '../version.ts'
import { parseBackupCommand, runBackupCommand } from './backup-command.ts'
import { migrations, runProgram } from './run-command.ts'

await runProgram(parseBackupCommand, (command, environment) =>
  runBackupCommand(command, environment, { version, migrations }),
)
