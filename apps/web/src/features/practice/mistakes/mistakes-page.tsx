import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { useQueries } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { isMissed, type Practiced, wasEverMissed } from '../../../lib/device-practice.ts'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { keepNote, longestNote, practiceNotes } from '../../../lib/practice/notes.ts'
import { buildProblemsUrl } from '../../../lib/practice-address.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { isDue } from '../due.ts'
import { DueReviews } from '../due-reviews.tsx'
import { ProblemFacts } from '../problem-facts.tsx'
import { usePracticeHistory } from '../use-practice-history.ts'

function NoteField({ id }: { id: number }) {
  const { t } = useTranslation('practice')
  const notes = useSyncExternalStore(practiceNotes.subscribe, practiceNotes.current)
  return (
    <TextAreaField
      label={t('mistakes.note')}
      rows={2}
      maxLength={longestNote}
      value={notes.find((note) => note.id === id)?.text ?? ''}
      onChange={(event) => keepNote(id, event.target.value)}
    />
  )
}

function Mistake({ practiced, problem }: { practiced: Practiced; problem: OpenProblem }) {
  const { t } = useTranslation('practice')
  const format = useFormat()
  const { id, title } = problem
  const { card } = practiced
  const [now] = useState(() => Date.now())
  const isOpen = isMissed(practiced)
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-semibold">
          <Link
            to={`/practice/${id}`}
            className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            <RenderedPhrase html={title} lang="en" />
          </Link>
        </h2>
        <Badge tone={isOpen ? 'warning' : 'success'}>{t(isOpen ? 'mistakes.open' : 'mistakes.solved')}</Badge>
      </div>
      <ProblemFacts {...problem} />
      {card && (
        <p className="text-muted">
          {isDue(card, now) ? t('mistakes.due') : t('mistakes.next', { date: format.date(card.due_at) })}
        </p>
      )}
      <NoteField id={id} />
    </Card>
  )
}

const pageSize = 20

export function MistakesPage() {
  const { t } = useTranslation(['practice', 'common'])
  const { practiced, loading, failed, retry } = usePracticeHistory()
  const [shown, setShown] = useState(pageSize)
  const mistakes = practiced.filter(wasEverMissed)
  const { practice } = trpc.useUtils()
  const queries = useQueries({
    queries: mistakes.slice(0, shown).map(({ id }) => practice.get.queryOptions({ id })),
  })
  // The server returns 404 for problems that were removed from the bank.
  const isGone = (index: number) => toApiFailure(queries[index]?.error).status === 404
  const broken = queries.filter(({ isError }, index) => isError && !isGone(index))
  const available = mistakes.filter((_, index) => !isGone(index))
  const missed = available.filter(isMissed)
  const toPractice = missed.length > 0 ? missed : available
  return (
    <>
      <PageHeading title={t('mistakes.title')} lead={t('mistakes.lead')} />
      {loading && mistakes.length === 0 && <Loading label={t('common:loading')} skeleton="h-64 w-full" />}
      {(failed || broken.length > 0) && (
        <RetryAlert
          onRetry={() => {
            if (failed) retry()
            for (const { refetch } of broken) void refetch()
          }}
          className="mb-6"
        >
          {t('failed')}
        </RetryAlert>
      )}
      {!loading && !failed && available.length === 0 && (
        <EmptyState title={t('mistakes.none')} action={<ButtonLink to="/practice">{t('all')}</ButtonLink>}>
          {t('mistakes.noneText')}
        </EmptyState>
      )}
      {available.length > 0 && (
        <>
          <DueReviews />
          <ButtonLink
            className="mb-6"
            to={buildProblemsUrl(
              'mistakes',
              toPractice.slice(0, practiceLimits.ids).map(({ id }) => id),
            )}
          >
            {t('practiceThese')}
          </ButtonLink>
          <ul className="grid grid-cols-1 gap-4">
            {mistakes.slice(0, shown).map((one, index) => {
              const problem = queries[index]?.data
              return problem && <Mistake key={one.id} practiced={one} problem={problem} />
            })}
          </ul>
          {queries.some(({ isPending }) => isPending) && (
            <Loading label={t('common:loading')} skeleton="mt-4 h-32 w-full" />
          )}
          {mistakes.length > shown && (
            <Button variant="secondary" className="mt-6" onClick={() => setShown(shown + pageSize)}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
