import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { fieldNames } from '@pathwise/question-formats/fields.schemas'
import { Alert } from '@pathwise/ui/alert'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { QuestionTitle } from '../question-title.tsx'
import { questionLanguage, useQuestionWords } from '../words.ts'
import { markDifferences } from './mark-differences.ts'

interface ComparedText {
  name: string
  text: QuestionText
  actions?: ReactNode
}

interface ComparisonProps {
  before: ComparedText
  after: ComparedText
}

/** Shows two versions of a question side by side and marks the differences. Set a new `key` when a text changes. */
export function Comparison({ before, after }: ComparisonProps) {
  const { t } = useTranslation('questions')
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  const [same, setSame] = useState<boolean | undefined>(false)
  const [removed, added] = [t('compare.removed'), t('compare.added')]

  useLayoutEffect(() => {
    if (!left.current || !right.current) return
    const sides = { before: left.current, after: right.current }
    const marking = markDifferences(sides, { language: questionLanguage, words: { removed, added } })
    setSame(marking.same)
    return marking.undo
  }, [removed, added])

  return (
    <div className="grid gap-4">
      {same !== false && (
        <Alert tone={same ? 'success' : 'warning'}>{t(same ? 'compare.same' : 'compare.tooDifferent')}</Alert>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Side {...before} content={left} />
        <Side {...after} content={right} />
      </div>
    </div>
  )
}

function Side({ name, text, actions, content }: ComparedText & { content: Ref<HTMLDivElement> }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="font-semibold text-muted">
        {name}
      </h3>
      <ScrollRegion aria-labelledby={id} className="max-h-[32rem] overflow-y-auto p-1">
        <QuestionSide text={text} content={content} />
      </ScrollRegion>
      {actions}
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-sm font-medium text-muted">{name}</h4>
      <div className="mt-1">{children}</div>
    </div>
  )
}

/** One side of the comparison. Differences are marked inside the `content` element. */
function QuestionSide({ text, content }: { text: QuestionText; content?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('questions')
  const words = useQuestionWords()
  const none = <span className="text-muted">{t('compare.none')}</span>
  const wordsByValue = new Map([
    ['subject', words.subject],
    ['grade_code', words.grade],
    ['difficulty_level', words.difficulty],
    ['question_type', words.type],
    ['pool', words.pool],
  ])
  const facts = fieldNames
    .filter((name) => name !== 'title' && name !== 'hints' && name !== 'rubric')
    .map((name) => {
      const value = [text[name]].flat().join(', ')
      return [name, wordsByValue.get(name)?.(value) ?? value] as const
    })
  return (
    <div ref={content} className="grid gap-4">
      <p className="text-lg font-semibold wrap-anywhere">
        <QuestionTitle title={text.title} />
      </p>
      <Part name={t('fields.content_question_mj')}>
        {text.content_question_mj ? <RenderedHtml html={text.content_question_mj} lang={questionLanguage} /> : none}
      </Part>
      <Part name={t('fields.choices')}>
        {text.choices.length === 0 && none}
        <ul className="grid gap-1">
          {text.choices.map(({ id, html, feedback }) => (
            <li key={id} className="wrap-anywhere">
              <span className="mr-2 font-semibold">{id}</span>
              <RenderedPhrase html={html} lang={questionLanguage} />
              {feedback && (
                <p className="ml-6 text-sm text-muted">
                  <RenderedPhrase html={feedback} lang={questionLanguage} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part name={t('fields.answer')}>{text.answer || none}</Part>
      {text.hints.length > 0 && (
        <Part name={t('fields.hints')}>
          <RenderedHtml html={text.hints.join('')} lang={questionLanguage} />
        </Part>
      )}
      {text.rubric !== '' && (
        <Part name={t('fields.rubric')}>
          <RenderedHtml html={text.rubric} lang={questionLanguage} />
        </Part>
      )}
      <Part name={t('fields.explanation')}>
        {text.explanation ? <RenderedHtml html={text.explanation} lang={questionLanguage} /> : none}
      </Part>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {[['legacy_id', text.legacy_id] as const, ...facts].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`fields.${name}`)}</dt>
            <dd className="wrap-anywhere">{value || none}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
