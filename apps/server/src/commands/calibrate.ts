// `npm run calibrate`: lets assessment items learn from new answers now. A running server does so every hour.
import { calibrateItems, parseCalibrateCommand } from './calibrate-command.ts'
import { runCommand } from './run-command.ts'

await runCommand({
  parse: parseCalibrateCommand,
  migratesFirst: true,
  run: (_request, { database }) => calibrateItems(database, () => new Date()),
})
