import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { PageTitle } from '@pathwise/ui/page-title'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { toApiFailure } from '../../lib/api-failure.ts'
import { ButtonLink } from '../../lib/button-link.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { readPracticeSet } from '../../lib/practice/stored-set.ts'
import { RetryAlert } from '../../lib/retry-alert.tsx'
import { parseRowId } from '../../lib/row-id.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDeviceClearCount } from '../../lib/use-device-clear-count.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { buildPracticeUrl, readPracticeSearch } from './practice-search.ts'
import { SinglePlayer } from './set/player.tsx'

function MissingProblem() {
  const { t } = useTranslation('practice')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <ButtonLink to="/practice">{t('all')}</ButtonLink>
    </>
  )
}

function Problem({ problem }: { problem: OpenProblem }) {
  const { t } = useTranslation('practice')
  const [round, setRound] = useState(0)
  const source = `/practice/${problem.id}`
  const [kept] = useState(() => {
    const before = readPracticeSet(source)
    const isCurrent = before?.problems[0]?.version === problem.version
    // A stored set without answers renders the same page as the server, so do not restore it.
    return isCurrent && problem.id in before.work ? before : undefined
  })
  // Restore the stored set only after hydration, because the server does not know it.
  const isHydrated = useHydrated()
  const resumed = isHydrated && round === 0 ? kept : undefined
  const alike = buildPracticeUrl(
    readPracticeSearch(new URLSearchParams({ subject: problem.subject, grade: problem.gradeCode })),
  )
  return (
    <SinglePlayer
      key={`${round} ${resumed !== undefined}`}
      initial={resumed ?? { source, problems: [problem], reviews: [], at: 0, work: {} }}
      next={
        <>
          <Button variant="secondary" onClick={() => setRound(round + 1)}>
            {t('tryAgain')}
          </Button>
          <ButtonLink to={alike} variant="quiet">
            {t('alike')}
          </ButtonLink>
        </>
      }
    />
  )
}

export function ProblemPage() {
  const { t } = useTranslation('practice')
  const { pathname } = useLocation()
  const clearCount = useDeviceClearCount()
  const id = parseRowId(matchPath('/practice/:id', pathname)?.params.id)
  const { data, error, refetch } = trpc.practice.get.useQuery(id === undefined ? skipToken : { id })
  if (id === undefined || toApiFailure(error).status === 404) return <MissingProblem />
  if (data) return <Problem key={`${clearCount} ${id}`} problem={data} />
  if (error) {
    return <RetryAlert onRetry={() => void refetch()}>{t('failed')}</RetryAlert>
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <PageSkeleton isLong />
    </>
  )
}
