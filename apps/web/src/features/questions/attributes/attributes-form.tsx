import type { CreateQuestionInput, Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { QuestionText } from '../editor/question-text.ts'
import { AttributeFields, type FieldsProps, TitleField } from './attribute-fields.tsx'
import { type AttributeField, checkAttributes, toFormValues } from './attribute-values.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { NumericalFields } from './numerical-fields.tsx'
import { TeachingFields } from './teaching-fields.tsx'
import { useRichTexts } from './use-rich-texts.ts'

interface AttributesFormProps {
  start: QuestionText
  /** Undefined for a new question. */
  question: Question | undefined
  busy?: boolean
  /** The names of the fields that the server rejected. */
  refused?: readonly string[]
  onCancel: () => void
  onDone: (input: CreateQuestionInput) => void
}

/** A form for all attributes of a question. Validates them against the API schema before calling `onDone`. */
export function AttributesForm({ start, question, busy = false, refused = [], onCancel, onDone }: AttributesFormProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { editors, read: readTexts } = useRichTexts(start)
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

  function submit() {
    const read = readTexts()
    if ('tooLarge' in read) return setWrong(read.tooLarge)
    const checked = checkAttributes(values, { content_question_mj: start.content_question_mj, ...read.texts })
    if (checked.ok && (isNew || checked.input.legacy_id)) return onDone(checked.input)
    setWrong(checked.ok ? new Set(['legacy_id']) : checked.refused)
    // Focus the first invalid field after the next render, which marks the invalid fields.
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
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TitleField {...fields} />
        </div>
        <AttributeFields {...fields} isNew={isNew} />
      </div>
      <ChoiceFields {...fields} />
      <NumericalFields {...fields} />
      <TeachingFields start={start} editors={editors} values={values} findError={findError} />
      {question && <DerivedFacts question={question} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!isNew && <span className="mr-auto text-sm text-muted">{t('attributes.appliedLater')}</span>}
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(isNew ? 'attributes.create' : 'attributes.apply')}
        </Button>
      </div>
    </form>
  )
}

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
