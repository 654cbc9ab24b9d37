// `npm run move-to-postgres`: copies the embedded database into an empty PostgreSQL database.
import { moveToPostgres, parseMoveCommand } from './move-command.ts'
import { migrations, runProgram } from './run-command.ts'

await runProgram(parseMoveCommand, (_request, environment) => moveToPostgres(environment, migrations))
