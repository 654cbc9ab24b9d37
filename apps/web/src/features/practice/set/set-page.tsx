import { type CreateSetInput, createSetInputSchema } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { devicePractice } from '../../../lib/device-practice.ts'
import { readNextExamDay } from '../../../lib/last-report.ts'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { readPracticeSet, removePracticeSet } from '../../../lib/practice/stored-set.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useDeviceClearCount } from '../../../lib/use-device-clear-count.ts'
import { formatLocalDay } from '../../../lib/use-today.ts'
import { listDeviceCards } from '../due.ts'
import { SetPlayer } from './player.tsx'
import { isFinished } from './set-state.ts'

type SetRequest = Omit<CreateSetInput, 'count' | 'seen' | 'cards' | 'exam_on'>

const readList = (text: string | null) => text?.split(',').filter((part) => part !== '')

/** Parses the set's parameters from the URL. Returns undefined if they are missing or invalid. */
function readSetRequest(parameters: URLSearchParams): SetRequest | undefined {
  const given = {
    kind: parameters.get('kind'),
    skill: parameters.get('skill') ?? undefined,
    skills: readList(parameters.get('skills')),
    ids: readList(parameters.get('ids'))?.slice(0, practiceLimits.ids).map(Number),
    difficulty: parameters.get('difficulty') ?? undefined,
  }
  const parsed = createSetInputSchema.safeParse(given).data
  if (!parsed) return undefined
  const { count: _count, seen: _seen, cards: _cards, ...request } = parsed
  return request
}

/** Shown when the URL contains no valid set or the set has no problems. */
function NoSet({ isDue = false }: { isDue?: boolean }) {
  const { t } = useTranslation('practice')
  return (
    <>
      <PageHeading title={t('set.title')} />
      <EmptyState
        title={t(isDue ? 'due.none' : 'set.none')}
        action={<ButtonLink to="/practice">{t('all')}</ButtonLink>}
      >
        {t(isDue ? 'due.noneText' : 'set.noneText')}
      </EmptyState>
    </>
  )
}

/** Shows the set described by the URL parameters. A reload resumes the same set, and a sign-out starts a new one. */
export function SetPage() {
  const { search } = useLocation()
  const clearCount = useDeviceClearCount()
  const request = readSetRequest(new URLSearchParams(search))
  return request ? (
    <LoadedSet key={`${clearCount}${search}`} source={`/practice/set${search}`} request={request} />
  ) : (
    <NoSet />
  )
}

/** Returns whether the browser loaded the document for a new visit, not for a reload or a step in the history. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')
}

/** Returns the stored set. On a new visit, removes a finished one instead. */
function resumeSet(source: string, isNew: boolean) {
  const kept = readPracticeSet(source)
  if (!kept || !isNew || !isFinished(kept)) return kept
  removePracticeSet(source)
  return undefined
}

function LoadedSet({ source, request }: { source: string; request: SetRequest }) {
  const { t } = useTranslation('practice')
  const { client } = trpc.useUtils()
  const navigation = useNavigationType()
  const [kept, setKept] = useState(() => resumeSet(source, navigation !== 'POP' || isNewVisit()))
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['practice-set', source, round],
    queryFn: () => {
      const seen = devicePractice.latest().slice(0, practiceLimits.seen)
      const due = request.kind === 'due' ? { cards: listDeviceCards(), exam_on: readNextExamDay(formatLocalDay()) } : {}
      return client.practice.createSet.mutate({ ...request, ...due, seen: seen.map(({ id }) => id) })
    },
    enabled: kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  function startAnother() {
    removePracticeSet(source)
    setKept(undefined)
    setRound(round + 1)
  }

  const initial = kept ?? (data && { source, id: crypto.randomUUID(), ...data, at: 0, work: {} })
  if (initial) return <SetPlayer key={round} initial={initial} onAnother={startAnother} />
  if (toApiFailure(error).reason === 'no_items') return <NoSet isDue={request.kind === 'due'} />
  if (error) {
    return <RetryAlert onRetry={() => void refetch()}>{t('failed')}</RetryAlert>
  }
  return <PageSkeleton isLong />
}
