// `npm run calibrate`: calibrates the assessment items that have new answers. A running server does this every hour.
import { calibrateItems, parseCalibrateCommand } from './calibrate-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: parseCalibrateCommand,
  migratesFirst: true,
  run: (_request, { database }) => calibrateItems(database, () => new Date()),
})
