import { Card } from '@pathwise/ui/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { countDue } from './due.ts'
import { usePracticeHistory } from './use-practice-history.ts'

/** Invites the student to review the problems that are due. Renders nothing when none are due. */
export function DueReviews() {
  const { t } = useTranslation('practice')
  const { practiced } = usePracticeHistory()
  const [now] = useState(() => Date.now())
  const count = countDue(practiced, now)
  if (count === 0) return null
  return (
    <Card as="section" aria-labelledby="due" className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 id="due" className="font-semibold">
          {t('due.title', { count })}
        </h2>
        <p className="text-muted">{t('due.text')}</p>
      </div>
      <ButtonLink to="/practice/set?kind=due">{t('due.start')}</ButtonLink>
    </Card>
  )
}
