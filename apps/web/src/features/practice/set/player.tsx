import { Button } from '@pathwise/ui/button'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlayedSet, removePracticeSet } from '../../../lib/practice/stored-set.ts'
import { ProblemView } from './problem-view.tsx'
import { SetResult } from './set-result.tsx'
import { getStep, isFinished } from './set-state.ts'
import { useProblemSet } from './use-problem-set.ts'

interface SetPlayerProps {
  initial: PlayedSet
  onAnother: () => void
}

/**
 * Removes a finished set when the student leaves the page, so that the same URL starts a new set on the next visit. A
 * reload keeps the set. If the tab is closed, `resumeSet` removes the set on the next visit.
 */
function useRemovalWhenLeft(set: PlayedSet) {
  const removeFinished = useEffectEvent(() => {
    if (isFinished(set)) removePracticeSet(set.source)
  })
  useEffect(() => () => removeFinished(), [])
}

/** Shows the problems of a set one at a time, then the result. */
export function SetPlayer({ initial, onAnother }: SetPlayerProps) {
  const { t } = useTranslation('practice')
  const player = useProblemSet(initial)
  const { set, problem, goNext } = player
  useRemovalWhenLeft(set)
  if (!problem) return <SetResult set={set} onAnother={onAnother} />
  const isLast = set.at === set.problems.length - 1
  return (
    <ProblemView
      key={problem.id}
      player={player}
      problem={problem}
      focused={set.at !== initial.at}
      onNext={goNext}
      next={<Button onClick={goNext}>{t(isLast ? 'player.toResult' : 'player.next')}</Button>}
    />
  )
}

/** Runs a set of one problem. `next` is shown when the problem is finished. */
export function SinglePlayer({ initial, next }: { initial: PlayedSet; next: ReactNode }) {
  const player = useProblemSet(initial)
  const { set, problem, work } = player
  const isDone = getStep(work) === 'done'
  useEffect(() => {
    if (isDone) removePracticeSet(set.source)
  }, [isDone, set.source])
  if (!problem) return null
  return <ProblemView player={player} problem={problem} focused={false} onNext={undefined} next={next} />
}
