import type { PracticeProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageTitle } from '@pathwise/ui/page-title'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { buildPracticeUrl, readPracticeSearch } from './practice-search.ts'
import { ProblemFacts } from './problem-facts.tsx'

/** Shows whether the answer was right, with the explanation. */
function Outcome({ problem: { answer, explanation }, chosen }: { problem: PracticeProblem; chosen: string }) {
  const { t } = useTranslation('practice')
  const isRight = chosen === answer
  return (
    <section aria-label={t('explanation')} className="grid gap-4">
      <Alert tone={isRight ? 'success' : 'warning'}>{isRight ? t('right') : t('wrong', { answer })}</Alert>
      {explanation !== '' && (
        <div>
          <h2 className="mb-2 text-lg font-semibold">{t('explanation')}</h2>
          <RenderedHtml html={explanation} lang="en" />
        </div>
      )}
    </section>
  )
}

/** A practice problem: choose an answer, check it and read the explanation. */
export function Problem({ problem }: { problem: PracticeProblem }) {
  const { t, i18n } = useTranslation('practice')
  const [chosen, choose] = useState<string>()
  const [checked, setChecked] = useState(false)
  const { id, title, subject, gradeCode, body, choices, answer } = problem
  const alike = buildPracticeUrl(readPracticeSearch(new URLSearchParams({ subject, grade: gradeCode })))

  function again() {
    choose(undefined)
    setChecked(false)
  }

  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle title={t('problemTitle', { id })} />
      <header className="mb-6">
        <h1 tabIndex={-1} lang="en" className="mb-3 text-title font-bold tracking-tight wrap-anywhere">
          <RenderedPhrase html={title} lang="en" />
        </h1>
        <ProblemFacts {...problem} />
        {i18n.language !== 'en' && <p className="mt-3 text-muted">{t('inEnglish')}</p>}
      </header>
      <Card className="grid gap-6">
        <RenderedHtml html={body} lang="en" />
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            setChecked(chosen !== undefined)
          }}
        >
          <Choices choices={choices} chosen={chosen} onChoose={choose} right={checked ? answer : undefined} />
          {checked && chosen !== undefined && <Outcome problem={problem} chosen={chosen} />}
          <div className="flex flex-wrap gap-3">
            {checked ? (
              <Button variant="secondary" onClick={again}>
                {t('tryAgain')}
              </Button>
            ) : (
              <Button type="submit" disabled={chosen === undefined}>
                {t('check')}
              </Button>
            )}
            <ButtonLink to={alike} variant="quiet">
              {t('alike')}
            </ButtonLink>
          </div>
        </form>
      </Card>
    </article>
  )
}

interface ChoicesProps {
  choices: PracticeProblem['choices']
  chosen: string | undefined
  onChoose: (id: string) => void
  /** The correct choice, set after the student checks the answer. The choices are then disabled. */
  right: string | undefined
}

/** The choices as radio buttons. After the answer is checked, the right and wrong choices are marked. */
function Choices({ choices, chosen, onChoose, right }: ChoicesProps) {
  const { t } = useTranslation('practice')
  return (
    <fieldset disabled={right !== undefined}>
      <legend className="mb-3 font-semibold">{t('choose')}</legend>
      <div className="grid gap-2">
        {choices.map(({ id, html }) => (
          <label
            key={id}
            className={clsx(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border bg-surface px-4 py-2.5 transition-colors has-disabled:cursor-default',
              right === undefined &&
                'border-control hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft',
              right === id && 'border-success bg-success-soft',
              right !== undefined && right !== id && (chosen === id ? 'border-danger bg-danger-soft' : 'border-line'),
            )}
          >
            <input
              type="radio"
              name="choice"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="mt-1.5 size-4 shrink-0 accent-accent"
            />
            <span className="font-semibold">{id}</span>
            <RenderedHtml html={html} lang="en" className="min-w-0 grow" />
            {right === id && <span className="shrink-0 text-sm font-medium text-success">{t('rightOne')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
