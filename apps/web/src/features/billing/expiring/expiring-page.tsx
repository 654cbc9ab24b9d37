import { PageHeading } from '@pathwise/ui/page-heading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExpiringForm } from './expiring-form.tsx'
import { ExpiringResult } from './expiring-result.tsx'
import { useExpiring } from './use-expiring.ts'

/** The admin page with the subscriptions whose paid period ends soon. */
export function ExpiringPage() {
  const { t } = useTranslation('expiring')
  const [asked, setAsked] = useState({ days: 3, limit: 200 })
  const { items, refused, problem, busy, reload } = useExpiring(asked)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <ExpiringForm
          first={asked}
          busy={busy}
          onAsk={(next) => {
            // Changed values load through a new query key; refetch only when they are unchanged.
            if (next.days === asked.days && next.limit === asked.limit) reload()
            else setAsked(next)
          }}
        />
        <ExpiringResult items={refused ? [] : items} problem={problem} />
      </div>
    </>
  )
}
