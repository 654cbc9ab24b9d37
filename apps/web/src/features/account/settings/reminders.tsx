import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import type { ReminderRow } from '@pathwise/api/reminders/reminders.schemas'
import { mostReminders } from '@pathwise/api/reminders/reminders.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { AddReminder } from './add-reminder.tsx'
import { Setting } from './setting.tsx'

/** Lists the recipients of the weekly email about the study plan, and lets the student add one. */
export function Reminders({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('reminders')
  const { data, isError, refetch } = trpc.reminders.list.useQuery()
  const [feedback, setFeedback] = useState<{ kind: 'ended' } | { kind: 'asked' | 'known'; email: string }>()

  if (!data) {
    return (
      <Setting title={t('title')} text={t('text')}>
        {isError ? (
          <RetryAlert onRetry={() => void refetch()}>{t('failed')}</RetryAlert>
        ) : (
          <Loading label={t('loading')} skeleton="h-16 w-full" />
        )}
      </Setting>
    )
  }
  const { offered, reminders } = data
  return (
    <Setting title={t('title')} text={t(offered ? 'text' : 'off')}>
      <div className="grid gap-4">
        <ul className="divide-y divide-line border-y border-line empty:hidden">
          {reminders.map((reminder) => (
            <ReminderItem
              key={reminder.id}
              reminder={reminder}
              isOwn={reminder.email === user.email}
              onEnd={() => setFeedback({ kind: 'ended' })}
            />
          ))}
        </ul>
        {feedback && (
          <Alert tone="success">
            {feedback.kind === 'ended' ? t('ended') : t(feedback.kind, { email: feedback.email })}
          </Alert>
        )}
        {offered && reminders.length >= mostReminders && <p className="text-muted">{t('full')}</p>}
        {offered && reminders.length < mostReminders && (
          <AddReminder
            ownEmail={reminders.some(({ email }) => email === user.email) ? undefined : user.email}
            onAdd={({ email, confirmed_at }) => setFeedback({ kind: confirmed_at === null ? 'asked' : 'known', email })}
          />
        )}
      </div>
    </Setting>
  )
}

interface ReminderItemProps {
  reminder: ReminderRow
  /** Whether the reminder goes to the student. */
  isOwn: boolean
  onEnd: () => void
}

function ReminderItem({ reminder, isOwn, onEnd }: ReminderItemProps) {
  const { t } = useTranslation('reminders')
  const utils = trpc.useUtils()
  const { id, email, confirmed_at, bounced } = reminder
  const { mutate, isPending, error } = trpc.reminders.remove.useMutation({
    onSuccess: async () => {
      await utils.reminders.list.invalidate()
      onEnd()
    },
  })
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium wrap-anywhere">{isOwn ? t('you', { email }) : email}</p>
        <div className="flex flex-wrap items-center gap-3">
          {bounced ? (
            <Badge tone="warning">{t('bounced')}</Badge>
          ) : (
            <Badge tone={confirmed_at === null ? 'neutral' : 'success'}>
              {t(confirmed_at === null ? 'waiting' : 'confirmed')}
            </Badge>
          )}
          <Button
            variant="danger"
            size="small"
            busy={isPending}
            aria-label={t('endNamed', { email })}
            onClick={() => mutate({ id })}
          >
            {t('end')}
          </Button>
        </div>
      </div>
      {error && <FailureAlert error={error} />}
    </li>
  )
}
