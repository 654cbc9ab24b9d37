import type { Context } from '@pathwise/api/context'
import { type Figures, readFigures } from '@pathwise/api/deployment/figures'
import type { Database } from '@pathwise/db/database'
import { Gauge, type Registry } from 'prom-client'

interface Deployment extends Pick<Context, 'jobs' | 'now' | 'prisma' | 'version'> {
  readonly database: Pick<Database, 'connections'>
}

const figures = [
  ['pathwise_mail_queued', 'Mail that waits to be sent.', 'mail_queued'],
  ['pathwise_mail_failed', 'Mail that was given up, as long as its row is kept.', 'mail_failed'],
  ['pathwise_mail_bounced', 'Mail whose address was refused, as long as its row is kept.', 'mail_bounced'],
  ['pathwise_mail_late_seconds', 'How long the mail that is due for longest waits.', 'mail_late_seconds'],
  ['pathwise_exports_running', 'Content exports that run.', 'exports_running'],
  ['pathwise_exports_failed', 'Content exports of the last hour that failed.', 'exports_failed'],
  ['pathwise_lint_due', 'Questions that wait to be checked.', 'lint_due'],
  ['pathwise_stripe_events_failed', 'Events of Stripe that could not be handled.', 'failed_events'],
  ['pathwise_operations_running', 'Operations of admins that run.', 'operations_running'],
  ['pathwise_runs_started', 'Measuring runs that started within the last hour.', 'runs_started'],
  ['pathwise_runs_finished', 'Measuring runs of the last hour that are finished.', 'runs_finished'],
] as const satisfies readonly (readonly [string, string, keyof Figures])[]

/**
 * Measures the database, its queues, and the periodic jobs of this server.
 * @returns a function that refreshes the metrics, and does not fail when the database is down
 */
export function measureDeployment(registry: Registry, deployment: Deployment): () => Promise<void> {
  const build = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const gauges = figures.map(([name, help, key]) => ({ key, gauge: build(name, help) }))
  const up = build('pathwise_database_up', '1 while the database answers, else 0; the queues are then as last known.')
  const connections = build(
    'pathwise_database_connections',
    'Connections of this server to PostgreSQL by state, and the queries that wait for one.',
    'state',
  )
  // The label is not `job`, which Prometheus sets to the name of the scrape configuration.
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
