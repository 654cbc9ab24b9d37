// `npm run move-to-postgres`: copies the embedded database into an empty PostgreSQL database.
import { moveToPostgres, parseMoveCommand } from './move-command.ts'
import { runCommand } from './run-command.ts'

await runCommand(parseMoveCommand, (_request, environment) => moveToPostgres(environment))
