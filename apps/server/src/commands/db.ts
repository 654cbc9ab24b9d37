// `npm run db`: repairs a database after a failed migration. No other tool can open the embedded database.
import { parseDatabaseCommand, runDatabaseCommand } from './database-command.ts'
import { runCommand, withDatabase } from './run-command.ts'

await runCommand(
  (args) => parseDatabaseCommand(args, process.stdin),
  (request, environment) => withDatabase(environment, (database) => runDatabaseCommand(database, request)),
)
