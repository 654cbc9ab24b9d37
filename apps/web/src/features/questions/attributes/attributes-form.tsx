import type { CreateQuestionInput, Question } from '@pathwise/api/questions/questions.schemas'
import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { RichTextError } from '@pathwise/rich-text/error'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { useFormat } from '../../../lib/format.ts'
import type { QuestionText } from '../editor/question-text.ts'
import { AttributeFields, type FieldsProps } from './attribute-fields.tsx'
import { type AttributeField, checkAttributes, toFormValues } from './attribute-values.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { NumericalFields } from './numerical-fields.tsx'

interface AttributesFormProps {
  start: QuestionText
  /** The saved question; undefined for a new one. */
  question: Question | undefined
  busy?: boolean
  /** The fields that the server rejected in the previous request. */
  refused?: readonly string[]
  onCancel: () => void
  onDone: (input: CreateQuestionInput) => void
}

/** The form for all attributes of a question. Validates with the API's schema before it calls `onDone`. */
export function AttributesForm({ start, question, busy = false, refused = [], onCancel, onDone }: AttributesFormProps) {
  const { t } = useTranslation('questions')
  const explanation = useRef<RichTextEditorHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => toFormValues(start))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const isNew = question === undefined
  const findError = (field: AttributeField) =>
    wrong.has(field) || refused.includes(field) ? t(`rules.${field}`) : undefined
  const fields: FieldsProps = {
    values,
    findError,
    onChange: (change) => setValues((before) => ({ ...before, ...change })),
  }

  function explained(): string | undefined {
    try {
      return explanation.current?.html() ?? start.explanation
    } catch (error) {
      if (error instanceof RichTextError) return undefined
      throw error
    }
  }

  function submit() {
    const text = explained()
    if (text === undefined) return setWrong(new Set(['explanation']))
    const checked = checkAttributes(values, { content_question_mj: start.content_question_mj, explanation: text })
    if (checked.ok && (isNew || checked.input.legacy_id)) return onDone(checked.input)
    setWrong(checked.ok ? new Set(['legacy_id']) : checked.refused)
    // Wait until the invalid fields are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {(wrong.size > 0 || refused.length > 0) && <Alert tone="danger">{t('attributes.check')}</Alert>}
      <AttributeFields {...fields} isNew={isNew} />
      <ChoiceFields {...fields} />
      <NumericalFields {...fields} />
      <RichTextField
        label={t('fields.explanation')}
        placeholder={t('fields.explanation')}
        loading={t('loadingEditor')}
        html={start.explanation}
        error={findError('explanation')}
        editor={explanation}
        onChange={() => {}}
        tall={false}
      />
      {question && <DerivedFacts question={question} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!isNew && <span className="mr-auto text-sm text-muted">{t('attributes.appliedLater')}</span>}
        <Button variant="secondary" onClick={onCancel}>
          {t('attributes.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(isNew ? 'attributes.create' : 'attributes.apply')}
        </Button>
      </div>
    </form>
  )
}

/** The read-only fields that the server maintains. */
function DerivedFacts({ question }: { question: Question }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const facts = [
    ['id', String(question.id)],
    ['version', String(question.version)],
    ['has_mathml', t(question.has_mathml ? 'attributes.yes' : 'attributes.no')],
    ['math_complexity', format.decimal(question.math_complexity)],
    ['created_at', format.shortDateTime(question.created_at)],
    ['updated_at', format.shortDateTime(question.updated_at)],
  ] as const
  return (
    <section aria-label={t('attributes.derived')}>
      <h3 className="mb-2 text-lg font-semibold">{t('attributes.derived')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`fields.${name}`)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        {question.latex_expressions.length > 0 && (
          <div className="contents">
            <dt className="text-muted">{t('fields.latex_expressions')}</dt>
            <dd className="grid gap-1">
              {question.latex_expressions.map((latex) => (
                <code key={latex} className="wrap-anywhere">
                  {latex}
                </code>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
