import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import type { FieldsProps } from './attribute-fields.tsx'

/**
 * The extra fields of a numerical question. For other question types, they are shown only if one of them has a value.
 */
export function NumericalFields({ values, findError, onChange }: FieldsProps) {
  const { t } = useTranslation('questions')
  const { question_type, answer_tolerance, answer_unit, accepted_answers } = values
  const isShown = question_type === 'numerical' || `${answer_tolerance}${answer_unit}${accepted_answers}` !== ''
  if (!isShown) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('fields.answer_tolerance')}
        hint={t('attributes.toleranceHint')}
        error={findError('answer_tolerance')}
        type="number"
        min={0}
        step="any"
        autoComplete="off"
        value={answer_tolerance}
        onChange={(event) => onChange({ answer_tolerance: event.target.value })}
      />
      <TextField
        label={t('fields.answer_unit')}
        hint={t('attributes.unitHint')}
        error={findError('answer_unit')}
        maxLength={questionLimits.unit}
        autoComplete="off"
        value={answer_unit}
        onChange={(event) => onChange({ answer_unit: event.target.value })}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          rows={3}
          label={t('fields.accepted_answers')}
          hint={t('attributes.acceptedHint', { most: questionLimits.acceptedAnswers })}
          value={accepted_answers}
          error={findError('accepted_answers')}
          onChange={({ target }) => onChange({ accepted_answers: target.value })}
        />
      </div>
    </div>
  )
}
