import { calibrate } from '@pathwise/api/calibration/calibrate'
import type { Database } from '@pathwise/db/database'
import { CommandError } from './run-command.ts'

const usage = `Usage: npm run calibrate
Lets the items of measured diagnostics learn from the runs that have ended since the last time.`

/** @throws CommandError if there are any arguments */
export function parseCalibrateCommand(args: readonly string[]): void {
  if (args.length > 0) throw new CommandError(usage)
}

/** @returns one line for the result, and one for each problem that needs an operator */
export async function calibrateItems({ prisma }: Pick<Database, 'prisma'>, now: () => Date): Promise<string[]> {
  const { busy, runs, answers, unreadable } = await calibrate(prisma, now)
  const lines = [`Items learned from ${answers} answers in ${runs} runs.`]
  if (busy) lines.push('Another calibration is in progress. It learns from the rest.')
  if (unreadable.length > 0) lines.push(`Runs that cannot be read, which teach nothing: ${unreadable.join(', ')}`)
  return lines
}
