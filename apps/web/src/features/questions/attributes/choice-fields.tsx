import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PhraseField } from '../../../lib/editing/phrase-field.tsx'
import { questionLanguage } from '../words.ts'
import type { FieldsProps } from './attribute-fields.tsx'

const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')

/** The choices and a select for the answer, or a text field for the answer when there are no choices. */
export function ChoiceFields({ values: { choices, answer }, findError, onChange }: FieldsProps) {
  const { t } = useTranslation('questions')
  const ids = choices.map(({ id }) => id)
  const next = letters.find((letter) => !ids.includes(letter))
  const known = answer === '' || ids.includes(answer)
  const error = findError('choices')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{t('fields.choices')}</legend>
      <p className="text-sm text-muted">{t('attributes.choiceHint')}</p>
      <ul className="grid gap-3">
        {choices.map((choice) => (
          <li key={choice.id}>
            <PhraseField
              label={t('attributes.choice', { id: choice.id })}
              preview={t('attributes.choicePreview', { id: choice.id })}
              html={choice.html}
              lang={questionLanguage}
              onChange={(html) =>
                onChange({ choices: choices.map((one) => (one.id === choice.id ? { ...one, html } : one)) })
              }
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
        <SelectField
          label={t('fields.answer')}
          error={findError('answer')}
          options={[
            { value: '', label: t('attributes.noAnswer') },
            ...(known ? [] : [{ value: answer, label: answer }]),
            ...ids.map((id) => ({ value: id, label: t('attributes.choice', { id }) })),
          ]}
          value={answer}
          onChange={(chosen) => onChange({ answer: chosen })}
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
