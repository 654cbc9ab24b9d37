import { z } from 'zod'
import type { Context } from '../context.ts'
import { hourMs } from '../durations.ts'

const count = z.coerce.number()

const figuresSchema = z.object({
  mail_queued: count,
  mail_failed: count,
  mail_bounced: count,
  /** How overdue the oldest queued email is. */
  mail_late_seconds: count,
  exports_running: count,
  exports_failed: count,
  lint_due: count,
  failed_events: count,
  operations_running: count,
  runs_started: count,
  runs_finished: count,
})
export type Figures = z.infer<typeof figuresSchema>

/**
 * Counts pending work and the last hour's activity, for monitoring. Every subquery uses an index or reads a small
 * table.
 */
export async function readFigures({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<Figures> {
  const moment = now()
  const hourAgo = new Date(moment.getTime() - hourMs)
  const rows = await prisma.$queryRaw`
    SELECT
      (SELECT count(*) FROM mails WHERE state = 'queued') AS mail_queued,
      (SELECT count(*) FROM mails WHERE state = 'failed') AS mail_failed,
      (SELECT count(*) FROM mails WHERE state = 'bounced') AS mail_bounced,
      (SELECT coalesce(greatest(extract(epoch FROM ${moment}::timestamptz - min(due_at)), 0), 0)
        FROM mails WHERE state = 'queued') AS mail_late_seconds,
      (SELECT count(*) FROM export_jobs WHERE state = 'running') AS exports_running,
      (SELECT count(*) FROM export_jobs WHERE state = 'failed' AND started_at >= ${hourAgo}) AS exports_failed,
      (SELECT count(*) FROM question_lint WHERE due) AS lint_due,
      (SELECT count(*) FROM failed_stripe_events) AS failed_events,
      (SELECT count(*) FROM operation_runs WHERE running_key IS NOT NULL) AS operations_running,
      (SELECT count(*) FROM assessment_runs WHERE started_at >= ${hourAgo}) AS runs_started,
      (SELECT count(*) FROM assessment_runs WHERE started_at >= ${hourAgo} AND finished_at IS NOT NULL) AS runs_finished`
  return z.tuple([figuresSchema]).parse(rows)[0]
}
