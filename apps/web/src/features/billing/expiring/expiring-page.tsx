import { expiringLimits } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import { TableFrame } from '@pathwise/ui/table-frame'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { StatusBadge } from '../status-badge.tsx'
import { type Expiring, type ExpiringItem, useExpiringSubscriptions } from './use-expiring-subscriptions.ts'

function ExpiringResult({ items, problem }: Pick<Expiring, 'items' | 'problem'>) {
  const { t } = useTranslation(['expiring', 'common'])
  if (problem) {
    return (
      <Alert tone="danger">
        <span className="text-danger">{problem}</span>
      </Alert>
    )
  }
  if (items) return <ExpiringTable items={items} />
  return <Loading label={t('common:loading')} skeleton="h-64 w-full" />
}

export function ExpiringPage() {
  const { t } = useTranslation('expiring')
  const [asked, setAsked] = useState({ days: 3, limit: 200 })
  const { items, refused, problem, busy, reload } = useExpiringSubscriptions(asked)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <ExpiringForm
          first={asked}
          busy={busy}
          onAsk={(next) => {
            // Changed values change the query key, which triggers a request. Unchanged values need an explicit reload.
            if (next.days === asked.days && next.limit === asked.limit) reload()
            else setAsked(next)
          }}
        />
        <ExpiringResult items={refused ? [] : items} problem={problem} />
      </div>
    </>
  )
}

const columns = ['email', 'status', 'daysLeft', 'periodEnd', 'subscription'] as const

function ExpiringTable({ items }: { items: readonly ExpiringItem[] }) {
  const { t } = useTranslation('expiring')
  const format = useFormat()
  return (
    <TableFrame
      caption={t('title')}
      columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))}
      below={items.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('empty')}</p>}
      className="min-w-max"
    >
      {items.map((item) => (
        <tr key={item.subscription_id}>
          <td className="px-4 py-3">{item.email}</td>
          <td className="px-4 py-3">
            <StatusBadge status={item.status} />
          </td>
          <td className="px-4 py-3 tabular-nums">{item.days_left}</td>
          <td className="px-4 py-3 tabular-nums">
            <time dateTime={item.current_period_end}>{format.shortDateTimeUtc(item.current_period_end)}</time>
          </td>
          <td className="px-4 py-3 font-mono text-sm">{item.subscription_id}</td>
        </tr>
      ))}
    </TableFrame>
  )
}

interface Question {
  days: number
  limit: number
}

/** Parses an integer from 1 to `greatest`. Returns undefined for any other text. */
function readNumber(text: string, greatest: number): number | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= greatest ? number : undefined
}

/** A form for the number of days to look ahead and the maximum number of subscriptions to list. */
function ExpiringForm({ first, busy, onAsk }: { first: Question; busy: boolean; onAsk: (question: Question) => void }) {
  const { t } = useTranslation('expiring')
  const [typed, setTyped] = useState({ days: String(first.days), limit: String(first.limit) })
  const [checked, setChecked] = useState(false)
  const days = readNumber(typed.days, expiringLimits.days)
  const limit = readNumber(typed.limit, expiringLimits.limit)

  const field = (name: keyof Question, read: number | undefined) => (
    <TextField
      label={t(name)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      error={checked && read === undefined ? t('outOfRange', { least: 1, most: expiringLimits[name] }) : undefined}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[10rem_10rem_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (days !== undefined && limit !== undefined) onAsk({ days, limit })
        else event.currentTarget.querySelector<HTMLInputElement>(`input[name=${days ? 'limit' : 'days'}]`)?.focus()
      }}
    >
      {field('days', days)}
      {field('limit', limit)}
      <Button type="submit" busy={busy} className="sm:mt-[1.9rem]">
        {t('reload')}
      </Button>
    </form>
  )
}
