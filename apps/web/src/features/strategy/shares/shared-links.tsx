import { Alert } from '@pathwise/ui/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import { DeleteShare, useMadeShares } from './delete-share.tsx'
import type { MadeShare } from './made-shares.ts'

/** The links to reports that this device made, each of which can be deleted. Renders nothing without any. */
export function SharedLinks() {
  const { t } = useTranslation('shares')
  const shares = useMadeShares()
  const [hasDeleted, setDeleted] = useState(false)
  if (shares.length === 0 && !hasDeleted) return null
  return (
    <section aria-labelledby="shared-links-title" className="mt-12">
      <h2 id="shared-links-title" className="text-2xl font-bold tracking-tight">
        {t('list.title')}
      </h2>
      <p className="mt-1 text-muted">{t('list.lead')}</p>
      {hasDeleted && (
        <Alert tone="success" className="mt-4">
          {t('deleted')}
        </Alert>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {shares.map((share) => (
          <SharedLink key={share.id} share={share} onDeleted={() => setDeleted(true)} />
        ))}
      </ul>
    </section>
  )
}

function SharedLink({ share, onDeleted }: { share: MadeShare; onDeleted: () => void }) {
  const { t } = useTranslation('shares')
  const { goal, grade, country } = useContextLabels(share.context)
  const date = useFormat().dateTime(share.madeAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{goal}</p>
        <p className="text-sm text-muted">
          {grade} · {country} · <time dateTime={share.madeAt}>{t('list.madeOn', { date })}</time>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <ButtonLink
          to={`/plan?share=${share.id}`}
          aria-label={t('list.openNamed', { goal, date })}
          variant="secondary"
          size="small"
        >
          {t('list.open')}
        </ButtonLink>
        <DeleteShare share={share} label={t('list.deleteNamed', { goal, date })} onDeleted={onDeleted} />
      </div>
    </li>
  )
}
