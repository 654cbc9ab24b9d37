import type { Health, JobState } from '@pathwise/api/deployment/deployment.schemas'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { AdminCell } from '../list/admin-list.tsx'

export function HealthView({ health }: { health: Health }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const megabytes = (bytes: number) => t('system.megabytes', { size: format.number(Math.round(bytes / 1_000_000)) })
  const nameBackup = (backup: NonNullable<Health['backup']> | null) =>
    backup ? `${format.shortDateTime(backup.created_at)} · ${megabytes(backup.bytes)}` : t('system.noneFound')
  const { backup, database, waiting } = health
  const facts = [
    ['version', health.version],
    ['node', health.node],
    ['uptime', format.shortDateTime(health.started_at)],
    ['memory', megabytes(health.memory_bytes)],
    ['database', `PostgreSQL ${database.version}`],
    ['size', megabytes(database.bytes)],
    ['answer', t('system.milliseconds', { time: format.decimal(database.answer_ms) })],
    ['migration', database.migration],
    ...(backup === undefined ? [] : [['backup', nameBackup(backup)] as const]),
  ] as const
  const queues = ['mails', 'exports', 'lint', 'failed_events'] as const
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <Facts title={t('system.server')} facts={facts.map(([name, value]) => [t(`system.facts.${name}`), value])} />
        <Facts
          title={t('system.waiting')}
          facts={queues.map((name) => [t(`system.queues.${name}`), format.number(waiting[name])])}
        />
      </div>
      <section className="grid min-w-0 gap-4">
        <h2 className="text-xl font-semibold">{t('system.jobs')}</h2>
        <JobTable jobs={health.jobs} />
      </section>
    </>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <Card>
      <h2 className="text-xl font-semibold">{title}</h2>
      <dl className="mt-3 grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const jobNames = [
  'read_settings',
  'delete_expired_rows',
  'back_up',
  'lint_questions',
  'calibrate_items',
  'send_mail',
  'queue_reminders',
] as const

const columns = ['name', 'every', 'ended', 'state'] as const

function JobTable({ jobs }: { jobs: readonly JobState[] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const has = (name: string) => jobs.some((job) => job.name === name)
  // The server that checks the questions is also the one that makes the backups.
  const lacksBackups = has('lint questions') && !has('back up')

  function nameJob(name: string): string {
    const known = jobNames.find((one) => one === name.replaceAll(' ', '_'))
    return known ? t(`system.jobNames.${known}`) : name
  }

  function formatInterval(seconds: number): string {
    if (seconds % 3600 === 0) return t('system.hours', { time: format.number(seconds / 3600) })
    if (seconds % 60 === 0) return t('system.minutes', { time: format.number(seconds / 60) })
    return t('system.seconds', { time: format.number(seconds) })
  }

  return (
    <TableFrame
      caption={t('system.jobs')}
      columns={columns.map((key) => ({ key, label: t(`system.jobColumns.${key}`) }))}
      className="text-sm"
    >
      {jobs.map(({ name, every_seconds: every, ended_at: ended, ...job }) => (
        <tr key={name}>
          <AdminCell>{nameJob(name)}</AdminCell>
          <AdminCell nowrap>{formatInterval(every)}</AdminCell>
          <AdminCell nowrap>{ended === null ? t('system.notYet') : format.shortDateTime(ended)}</AdminCell>
          <AdminCell nowrap>
            <JobBadge job={{ ended_at: ended, ...job }} />
          </AdminCell>
        </tr>
      ))}
      {lacksBackups && (
        <tr>
          <AdminCell>{t('system.jobNames.back_up')}</AdminCell>
          <AdminCell>{null}</AdminCell>
          <AdminCell>{null}</AdminCell>
          <AdminCell>
            <Badge tone="warning">{t('system.noBackups')}</Badge>
          </AdminCell>
        </tr>
      )}
    </TableFrame>
  )
}

function JobBadge({ job: { started_at, ended_at, failed } }: { job: Omit<JobState, 'every_seconds' | 'name'> }) {
  const { t } = useTranslation('admin')
  if (started_at === null) return t('system.notYet')
  if (ended_at === null || ended_at < started_at) return <Badge tone="info">{t('system.running')}</Badge>
  return failed ? <Badge tone="danger">{t('system.jobFailed')}</Badge> : <Badge tone="success">{t('system.ok')}</Badge>
}
