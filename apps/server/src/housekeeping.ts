import { deleteOldRuns } from '@pathwise/api/assessments/expired'
import { deleteOldAudit } from '@pathwise/api/audit/expired'
import { deleteExpired } from '@pathwise/api/auth/expired'
import { deleteOldEvents } from '@pathwise/api/billing/webhook'
import { calibrate } from '@pathwise/api/calibration/calibrate'
import { deleteOldExports } from '@pathwise/api/content-export/content-export.service'
import type { Dependencies } from '@pathwise/api/context'
import { hourMs } from '@pathwise/api/durations'
import { deleteExpiredChallenges } from '@pathwise/api/factors/factors.service'
import { deleteOldMail } from '@pathwise/api/mail/expired'
import { deleteOldOperations } from '@pathwise/api/ops/expired'
import { deleteExpiredParentLinks } from '@pathwise/api/parent-links/revoke.service'
import { deleteUnusedPictures } from '@pathwise/api/pictures/delete-unused'
import { lintDueQuestions } from '@pathwise/api/questions/lint/lint.service'
import { deleteExpiredLinks } from '@pathwise/api/recovery/expired'
import { deleteUnconfirmedReminders } from '@pathwise/api/reminders/expired'
import { deleteUnopenedShares } from '@pathwise/api/share/expired'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from './env/environment.ts'
import type { PeriodicJobs } from './periodic-jobs.ts'

interface HousekeepingOptions {
  /** Backs up the database if a backup is due. Returns the backup's file. */
  readonly backUp?: ((signal: AbortSignal) => Promise<string | undefined>) | undefined
  readonly environment: Pick<Environment, 'retention'>
  readonly logger: FastifyBaseLogger
  /** Lints questions that were not linted when saved, and calibrates assessment items. */
  readonly runsQuestionJobs: boolean
}

/**
 * Runs each deletion even if another one fails, because a single row must not keep all the others from being deleted.
 */
async function runAll(deletions: Record<string, () => Promise<void>>): Promise<void> {
  const errors: Error[] = []
  for (const [name, run] of Object.entries(deletions)) {
    await run().catch((cause: unknown) => errors.push(new Error(`cannot delete ${name}`, { cause })))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some deletions failed')
}

/** When the server begins to listen, starts all periodic jobs except those of the mailer. */
export function startHousekeeping(
  { runPeriodically }: PeriodicJobs,
  dependencies: Dependencies,
  { backUp, environment: { retention }, logger, runsQuestionJobs }: HousekeepingOptions,
): void {
  const { prisma, now, settings } = dependencies
  runPeriodically({ name: 'read settings', everyMs: 5_000, run: () => settings.refresh() })
  runPeriodically({
    name: 'delete expired rows',
    everyMs: hourMs,
    run: () =>
      runAll({
        'expired sign-ins': () => deleteExpired(dependencies),
        'expired factor challenges': () => deleteExpiredChallenges(dependencies),
        'old payment events': () => deleteOldEvents(dependencies),
        'old exports': () => deleteOldExports(dependencies),
        'old runs': () => deleteOldRuns(dependencies, retention.runDays),
        'unopened shares': () => deleteUnopenedShares(dependencies, retention.shareDays),
        'old operations': () => deleteOldOperations(dependencies, retention.operationDays),
        'expired parent links': () => deleteExpiredParentLinks(dependencies),
        'old mail': () => deleteOldMail(dependencies),
        'expired links': () => deleteExpiredLinks(dependencies),
        'unconfirmed reminders': () => deleteUnconfirmedReminders(dependencies),
        'old audit events': () => deleteOldAudit(dependencies),
        'unused pictures': () => deleteUnusedPictures(dependencies),
      }),
  })
  if (backUp) {
    runPeriodically({
      name: 'back up',
      everyMs: 600_000,
      run: async (signal) => {
        const file = await backUp(signal)
        if (file !== undefined) logger.info({ file }, 'backed up')
      },
    })
  }
  if (!runsQuestionJobs) return
  runPeriodically({
    name: 'lint questions',
    everyMs: 60_000,
    run: (signal) => lintDueQuestions(prisma, signal),
  })
  runPeriodically({
    name: 'calibrate items',
    everyMs: hourMs,
    run: async (signal) => {
      const { unreadable } = await calibrate(prisma, now, signal)
      if (unreadable.length > 0) logger.warn({ unreadable }, 'items cannot learn from some runs')
    },
  })
}
