import type { CreateQuestionInput, Question } from '@pathwise/api/questions/questions.schemas'
import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { RichTextError } from '@pathwise/rich-text/error'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import type { QuestionText } from '../editor/question-text.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { type AttributeField, checkAttributes, toFormValues } from './attribute-values.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { DerivedFacts } from './derived-facts.tsx'

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
      <AttributeFields
        values={values}
        findError={findError}
        isNew={isNew}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <ChoiceFields
        values={values}
        findError={findError}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
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
