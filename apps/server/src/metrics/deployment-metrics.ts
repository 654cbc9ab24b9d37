import type { Context } from '@pathwise/api/context'
import { type Figures, readFigures } from '@pathwise/api/deployment/figures'
import type { Database } from '@pathwise/db/database'
import { Gauge, type Registry } from 'prom-client'

interface Deployment extends Pick<Context, 'jobs' | 'now' | 'prisma' | 'version'> {
  readonly database: Pick<Database, 'connections'>
}

const figures = [
  ['pathwise_mail_queued', 'Queued mail.', 'mail_queued'],
  ['pathwise_mail_failed', 'Stored mail that could not be sent after all attempts.', 'mail_failed'],
  ['pathwise_mail_bounced', 'Stored mail whose address was rejected.', 'mail_bounced'],
  ['pathwise_mail_late_seconds', 'How overdue the oldest queued mail is.', 'mail_late_seconds'],
  ['pathwise_exports_running', 'Running content exports.', 'exports_running'],
  ['pathwise_exports_failed', 'Content exports that started within the last hour and failed.', 'exports_failed'],
  ['pathwise_lint_due', 'Questions that are due for lint.', 'lint_due'],
  ['pathwise_stripe_events_failed', 'Stripe events that could not be processed.', 'failed_events'],
  ['pathwise_operations_running', 'Running admin operations.', 'operations_running'],
  ['pathwise_runs_started', 'Assessment runs that started within the last hour.', 'runs_started'],
  ['pathwise_runs_finished', 'Assessment runs that started within the last hour and are finished.', 'runs_finished'],
] as const satisfies readonly (readonly [string, string, keyof Figures])[]

/**
 * Measures the database, its queues and this server's jobs.
 * @returns a function that refreshes the metrics, even when the database is down
 */
export function measureDeployment(registry: Registry, deployment: Deployment): () => Promise<void> {
  const build = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const gauges = figures.map(([name, help, key]) => ({ key, gauge: build(name, help) }))
  const up = build(
    'pathwise_database_up',
    '1 if the database responds, else 0; the queue metrics then keep their last values.',
  )
  const connections = build(
    'pathwise_database_connections',
    'PostgreSQL connections of this server by state, and the queries waiting for one.',
    'state',
  )
  // Do not use `job` as a label, because Prometheus sets a label of this name itself.
  const failed = build('pathwise_job_failed', '1 when the last run of a periodic job failed, else 0.', 'name')
  const ended = build('pathwise_job_ended_timestamp_seconds', 'When the last run of a periodic job ended.', 'name')
  build('pathwise_build_info', 'The version of this server.', 'version').set({ version: deployment.version }, 1)

  return async () => {
    for (const [state, count] of Object.entries(deployment.database.connections() ?? {})) {
      connections.set({ state }, count)
    }
    for (const { name, ended_at, failed: hasFailed } of deployment.jobs()) {
      failed.set({ name }, hasFailed ? 1 : 0)
      if (ended_at !== null) ended.set({ name }, Date.parse(ended_at) / 1000)
    }
    try {
      const read = await readFigures(deployment)
      for (const { key, gauge } of gauges) gauge.set(read[key])
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}
