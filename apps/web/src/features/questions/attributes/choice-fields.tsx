import { letters } from '@pathwise/question-formats/shared/letters.vocabulary'
import { type Choice, listChoiceIds, questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PhraseField } from '../../../lib/editing/phrase-field.tsx'
import { questionLanguage } from '../words.ts'
import type { FieldsProps } from './attribute-fields.tsx'

/** Shows the choices with a select field for the answer. Without choices, shows a text field for the answer. */
export function ChoiceFields({ values: { choices, answer, question_type }, findError, onChange }: FieldsProps) {
  const { t } = useTranslation('questions')
  const ids = choices.map(({ id }) => id)
  const next = letters.find((letter) => !ids.includes(letter))
  const right = listChoiceIds(answer, question_type)
  const change = (id: string, texts: Partial<Choice>) =>
    onChange({ choices: choices.map((one) => (one.id === id ? { ...one, ...texts } : one)) })
  const error = findError('choices')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{t('fields.choices')}</legend>
      <p className="text-sm text-muted">
        {t('attributes.choiceHint')} {choices.length > 0 && t('attributes.feedbackHint')}
      </p>
      <ul className="grid gap-3">
        {choices.map((choice) => (
          <li key={choice.id}>
            <PhraseField
              label={t('attributes.choice', { id: choice.id })}
              preview={t('attributes.choicePreview', { id: choice.id })}
              html={choice.html}
              lang={questionLanguage}
              onChange={(html) => change(choice.id, { html })}
              action={
                <Button
                  variant="quiet"
                  aria-label={t('attributes.removeChoice', { id: choice.id })}
                  onClick={() => onChange({ choices: choices.filter(({ id }) => id !== choice.id) })}
                  className="shrink-0 px-3!"
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              }
            />
            {!right.includes(choice.id) && (
              <div className="mt-2 ml-6">
                <PhraseField
                  label={t('attributes.feedback', { id: choice.id })}
                  preview={t('attributes.feedbackPreview', { id: choice.id })}
                  html={choice.feedback ?? ''}
                  lang={questionLanguage}
                  onChange={(feedback) => change(choice.id, { feedback })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
      {next && choices.length < questionLimits.choices && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ choices: [...choices, { id: next, html: '' }] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('attributes.addChoice')}
        </Button>
      )}
      {choices.length > 0 ? (
        <AnswerField
          ids={ids}
          answer={answer}
          questionType={question_type}
          error={findError('answer')}
          onChange={onChange}
        />
      ) : (
        <TextField
          label={t('fields.answer')}
          error={findError('answer')}
          maxLength={questionLimits.answer}
          autoComplete="off"
          value={answer}
          onChange={(event) => onChange({ answer: event.target.value })}
        />
      )}
    </fieldset>
  )
}

interface AnswerFieldProps {
  ids: readonly string[]
  answer: string
  questionType: string
  error: string | undefined
  onChange: FieldsProps['onChange']
}

function AnswerField({ ids, answer, questionType, error, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('questions')
  if (questionType === 'multiple_select') {
    const right = listChoiceIds(answer, questionType)
    const toggle = (id: string) => ids.filter((one) => right.includes(one) !== (one === id))
    return (
      <fieldset>
        <legend className="mb-1.5 font-medium">{t('fields.answer')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {ids.map((id) => (
            <CheckboxField
              key={id}
              label={t('attributes.choice', { id })}
              checked={right.includes(id)}
              onChange={() => onChange({ answer: toggle(id).join(',') })}
            />
          ))}
        </div>
        {error && <p className="text-sm font-medium text-danger">{error}</p>}
      </fieldset>
    )
  }
  const known = answer === '' || ids.includes(answer)
  return (
    <SelectField
      label={t('fields.answer')}
      error={error}
      options={[
        { value: '', label: t('attributes.noAnswer') },
        ...(known ? [] : [{ value: answer, label: answer }]),
        ...ids.map((id) => ({ value: id, label: t('attributes.choice', { id }) })),
      ]}
      value={answer}
      onChange={(chosen) => onChange({ answer: chosen })}
    />
  )
}
