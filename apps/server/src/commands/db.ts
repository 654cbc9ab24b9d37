// `npm run db`: repairs a database after a failed migration. No other tool can open the embedded database.
import { parseDatabaseCommand, runDatabaseCommand } from './database-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: (args) => parseDatabaseCommand(args, process.stdin),
  migratesFirst: false,
  run: (request, { database, migrations }) => runDatabaseCommand(database, request, migrations),
})
