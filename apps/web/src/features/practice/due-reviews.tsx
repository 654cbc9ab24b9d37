import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { Card } from '@pathwise/ui/card'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { devicePractice, useDevicePractice } from '../../lib/device-practice.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'
import { countDue } from './due.ts'
import { usePracticeHistory } from './use-practice-history.ts'

/** Marks the problems on a visitor's device that are no longer practiced. An account has no cards of such problems. */
function useRemovedMarks() {
  const { kind } = useVisitor()
  const cards = useDevicePractice().flatMap(({ card }) => card ?? [])
  const ids = cards.slice(0, practiceLimits.cards).map(({ id }) => id)
  const isAsked = kind === 'anonymous' && ids.length > 0
  const { data } = trpc.practice.listRemoved.useQuery(isAsked ? { ids } : skipToken)
  useEffect(() => {
    if (data) devicePractice.markRemoved(data)
  }, [data])
}

/** Invites the student to review the problems that are due. Renders nothing when none are due. */
export function DueReviews() {
  const { t } = useTranslation('practice')
  const { practiced } = usePracticeHistory()
  useRemovedMarks()
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
