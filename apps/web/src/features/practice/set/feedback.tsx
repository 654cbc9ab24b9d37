import type { OpenProblem, PracticeReply } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../lib/failure-text.ts'
import type { Work } from '../../../lib/practice/stored-set.ts'
import { isTyped } from './draft.ts'
import { getStep } from './set-state.ts'
import type { Player } from './use-problem-set.ts'

export function Hints({ hints }: Pick<Work, 'hints'>) {
  const { t } = useTranslation('practice')
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {hints.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hints are only added at the end.
        <section key={index} className="rounded-control border border-info/40 bg-info-soft px-4 py-3">
          <h2 className="mb-1 font-semibold text-info">{t('player.hint', { number: index + 1 })}</h2>
          <RenderedHtml html={html} lang="en" />
        </section>
      ))}
    </div>
  )
}

function useOutcomeText(problem: OpenProblem) {
  const { t } = useTranslation('practice')
  return ({ outcome, final, solution }: PracticeReply) => {
    if (outcome === 'right') return t('right')
    if (!final) return t('player.second')
    if (problem.question_type === 'essay') return t(outcome === 'ungraded' ? 'player.compare' : 'player.essayMissed')
    const given = solution?.answer.replaceAll(',', ', ') ?? ''
    const answer = isTyped(problem) ? [solution?.answer, problem.unit].filter(Boolean).join(' ') : given
    return t(outcome === 'unknown' ? 'player.unknownAnswer' : 'wrong', { answer })
  }
}

/** Shows whether the answer is correct, with the feedback on the selected choice. */
export function Feedback({ problem, work }: { problem: OpenProblem; work: Work }) {
  const write = useOutcomeText(problem)
  const { reply } = work
  if (!reply || getStep(work) === 'pending') return null
  const tone = reply.outcome === 'right' ? 'success' : reply.outcome === 'wrong' ? 'warning' : 'info'
  return (
    <Alert tone={tone}>
      <p>{write(reply)}</p>
      {reply.feedback !== null && <RenderedPhrase html={reply.feedback} lang="en" className="mt-1 block" />}
    </Alert>
  )
}

/** Shows the explanation of the correct answer, and the rubric for an essay. */
export function Solution({ reply }: Pick<Work, 'reply'>) {
  const { t } = useTranslation('practice')
  const solution = reply?.solution
  if (!solution) return null
  return (
    <>
      {solution.rubric !== null && solution.rubric !== '' && (
        <section>
          <h2 tabIndex={-1} className="mb-2 text-lg font-semibold">
            {t('player.rubric')}
          </h2>
          <RenderedHtml html={solution.rubric} lang="en" />
        </section>
      )}
      {solution.explanation !== '' && (
        <section>
          <h2 tabIndex={-1} className="mb-2 text-lg font-semibold">
            {t('explanation')}
          </h2>
          <RenderedHtml html={solution.explanation} lang="en" />
        </section>
      )}
    </>
  )
}

/** Shows a message when the connection is lost, the problem has changed, or a hint fails to load. */
export function AnswerProblemMessage({ trouble, isWaiting }: Pick<Player, 'trouble' | 'isWaiting'>) {
  const { t } = useTranslation('practice')
  const failureText = useFailureText()
  if (isWaiting) {
    return (
      <Alert tone="warning" title={t('player.waitingTitle')}>
        {t('player.waiting')}
      </Alert>
    )
  }
  if (!trouble || trouble.kind === 'refused') return null
  if (trouble.kind !== 'failed')
    return <Alert tone="warning">{t(`player.${trouble.kind === 'gone' ? 'gone' : 'hintFailed'}`)}</Alert>
  return <Alert tone="danger">{failureText(trouble.failure, t('player.failed'))}</Alert>
}
