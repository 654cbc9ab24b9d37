// `npm run calibrate`: calibrates the assessment items that have new answers. A running server does this every hour.
import { calibrateItems, parseCalibrateCommand } from './calibrate-command.ts'
import { runCommand, withMigratedDatabase } from './run-command.ts'

await runCommand(parseCalibrateCommand, (_request, environment) =>
  withMigratedDatabase(environment, (database) => calibrateItems(database, () => new Date())),
)
