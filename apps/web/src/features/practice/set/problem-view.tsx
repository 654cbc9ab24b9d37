import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageTitle } from '@pathwise/ui/page-title'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportProblem } from '../../../lib/problem-report/report-problem.tsx'
import { revealResult } from '../../../lib/reveal-result.tsx'
import { ShortcutList } from '../../../lib/shortcuts/shortcut-list.tsx'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import { useEarlySubmit } from '../../../lib/use-early-submit.ts'
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts'
import { ProblemFacts } from '../problem-facts.tsx'
import { Choices } from './choices.tsx'
import { choose, isTyped, toAnswer, toDraft } from './draft.ts'
import { AnswerProblemMessage, Feedback, Hints, Solution } from './feedback.tsx'
import { getStep } from './set-state.ts'
import { TextAnswer } from './text-answer.tsx'
import { useEarlyDraft } from './use-early-draft.ts'
import type { Player } from './use-problem-set.ts'

interface SetActions {
  choose: (letter: string) => void
  check: () => void
  hint: () => void
  next: () => void
}

function useSetShortcuts({ choose, check, hint, next }: SetActions) {
  const actions = new Map([
    ['Enter', check],
    ['H', hint],
    ['N', next],
  ])
  return useShortcuts('pathwise.practice-keys', (key) => (/^[A-D]$/.test(key) ? () => choose(key) : actions.get(key)))
}

function SetShortcuts({ dialog }: { dialog: ReturnType<typeof useSetShortcuts>['dialog'] }) {
  const { t } = useTranslation('practice')
  return (
    <ShortcutList
      dialog={dialog}
      text={t('keys.text')}
      keys={[
        ['A–D', t('keys.choose')],
        ['Enter', t('keys.check')],
        ['H', t('keys.hint')],
        ['N', t('keys.next')],
      ]}
    />
  )
}

interface ProblemViewProps {
  player: Player
  problem: OpenProblem
  /** Whether to focus the heading on mount, for example after the student opened the next problem. */
  focused: boolean
  /** The links or buttons to show once the problem is finished. */
  next: ReactNode
  onNext: (() => void) | undefined
}

export function ProblemView({ player, problem, focused, next, onNext }: ProblemViewProps) {
  const { t, i18n } = useTranslation('practice')
  const { work, trouble, isWaiting, set } = player
  const step = getStep(work)
  const [draft, setDraft] = useState(() => toDraft(work.pending?.answer ?? work.given))
  const [isEmpty, setEmpty] = useState(false)
  const heading = useHeadingFocus(problem.id, { onMount: focused })
  const solutionParts = useRef<HTMLDivElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const form = useEarlySubmit()
  const fieldset = useEarlyDraft(draft, setDraft)
  const isOpen = step === 'open' || step === 'second'
  const canGoNext = step === 'done' || isWaiting || trouble?.kind === 'gone'
  const solution = step === 'done' ? work.reply?.solution : undefined

  // When a problem is finished, the clicked button disappears.
  const couldGoNext = useRef(canGoNext)
  useEffect(() => {
    if (canGoNext && !couldGoNext.current) revealResult(verdict.current)
    couldGoNext.current = canGoNext
  }, [canGoNext])

  // The clicked button also disappears when the student starts grading an essay, so focus the solution's heading.
  const stepBefore = useRef(step)
  useEffect(() => {
    if (step === 'grading' && stepBefore.current !== step) solutionParts.current?.querySelector('h2')?.focus()
    stepBefore.current = step
  }, [step])

  function change(next: typeof draft) {
    if (!isOpen) return
    setDraft(next)
    setEmpty(false)
    player.correct()
  }

  function check() {
    const answer = toAnswer(problem, draft)
    if (!isOpen) return
    if (answer) player.answer(answer)
    setEmpty(!answer)
  }

  const { onKeyDown, dialog } = useSetShortcuts({
    choose: (letter) => {
      const choice = problem.choices.find(({ id }) => id.toUpperCase() === letter)
      if (choice) change(choose(problem, draft, choice.id))
    },
    check: canGoNext && onNext ? onNext : check,
    hint: () => isOpen && player.openHint(),
    next: () => canGoNext && onNext?.(),
  })

  // The focus moves to the verdict, so Enter opens the next problem there even if shortcuts are off.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== verdict.current || !canGoNext || !onNext) return onKeyDown(event)
    event.preventDefault()
    onNext()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcuts duplicate the buttons inside.
    <article className="mx-auto max-w-3xl print:[&_button]:hidden" onKeyDown={handleKey}>
      <PageTitle title={t('problemTitle', { id: problem.id })} />
      <header className="mb-6">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {set.problems.length > 1 ? (
            <p className="text-muted tabular-nums">
              {t('player.progress', { number: set.at + 1, total: set.problems.length })}
            </p>
          ) : (
            <span />
          )}
          <SetShortcuts dialog={dialog} />
        </div>
        <h1 ref={heading} tabIndex={-1} lang="en" className="mb-3 text-title font-bold tracking-tight wrap-anywhere">
          <RenderedPhrase html={problem.title} lang="en" />
        </h1>
        <ProblemFacts {...problem} />
        {i18n.language !== 'en' && set.at === 0 && <p className="mt-3 text-muted">{t('inEnglish')}</p>}
      </header>
      <Card className="grid grid-cols-1 gap-6">
        <RenderedHtml html={problem.body} lang="en" />
        <noscript>
          <p className="font-medium">{t('player.needsScript')}</p>
        </noscript>
        <form
          ref={form}
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          <fieldset ref={fieldset} disabled={step === 'done' || step === 'grading' || isWaiting} className="min-w-0">
            {isTyped(problem) ? (
              <TextAnswer
                problem={problem}
                text={draft.text}
                refusal={trouble?.kind === 'refused' ? trouble.refusal : undefined}
                onChange={(text) => change({ ...draft, text })}
              />
            ) : (
              <Choices
                problem={problem}
                chosen={draft.chosen}
                onChoose={(id) => change(choose(problem, draft, id))}
                solution={solution ? { right: solution.answer.split(','), feedback: solution.feedback } : undefined}
              />
            )}
          </fieldset>
          {isEmpty && (
            <p role="alert" className="font-medium text-danger">
              {t(isTyped(problem) ? 'player.typeFirst' : 'player.chooseFirst')}
            </p>
          )}
          <Hints hints={work.hints} />
          <div ref={verdict} tabIndex={-1} className="grid grid-cols-1 gap-5 rounded-control empty:hidden">
            <Feedback problem={problem} work={work} />
            <AnswerProblemMessage trouble={trouble} isWaiting={isWaiting} />
          </div>
          <div ref={solutionParts} className="contents">
            {!work.pending && <Solution reply={work.reply} />}
          </div>
          <div className="flex flex-wrap gap-3">
            {!canGoNext && step !== 'grading' && (
              <>
                <Button type="submit" aria-busy={step === 'pending'}>
                  {t('check')}
                </Button>
                <Button variant="secondary" onClick={() => player.answer(null)}>
                  {t('player.unknown')}
                </Button>
                {work.hints.length < problem.hints && (
                  <Button variant="quiet" onClick={player.openHint}>
                    {t(work.hints.length === 0 ? 'player.openHint' : 'player.moreHint')}
                  </Button>
                )}
              </>
            )}
            {step === 'grading' && (
              <>
                <Button onClick={() => player.answer(toAnswer(problem, draft) ?? null, 'right')}>
                  {t('player.gradeRight')}
                </Button>
                <Button variant="secondary" onClick={() => player.answer(toAnswer(problem, draft) ?? null, 'wrong')}>
                  {t('player.gradeWrong')}
                </Button>
              </>
            )}
            {canGoNext && next}
          </div>
        </form>
      </Card>
      <ReportProblem reported={{ kind: 'problem', id: problem.id, version: problem.version }} className="mt-4" />
    </article>
  )
}
