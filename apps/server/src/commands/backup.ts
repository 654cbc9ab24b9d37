// `npm run backup`: backs up the database, even while a server is running, and verifies backups.
import { version } from '../version.ts'
import { parseBackupCommand, runBackupCommand } from './backup-command.ts'
import { migrations, runProgram } from './run-command.ts'

await runProgram(parseBackupCommand, (command, environment) =>
  runBackupCommand(command, environment, { version, migrations }),
)
