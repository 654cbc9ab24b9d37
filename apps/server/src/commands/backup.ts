// `npm run backup`: creates or verifies a backup, even while a server runs.
import { parseBackupCommand, runBackupCommand } from './backup-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(parseBackupCommand, runBackupCommand)
