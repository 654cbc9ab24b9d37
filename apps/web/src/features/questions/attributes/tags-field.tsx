import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface TagsFieldProps {
  /** One tag per line. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function TagsField({ value, error, onChange }: TagsFieldProps) {
  const { t } = useTranslation('questions')
  const id = useId()
  const hint = t('attributes.tagsHint', { count: questionLimits.tags })
  return (
    <Field id={id} label={t('fields.skill_tags')} hint={hint} error={error}>
      <textarea
        id={id}
        rows={3}
        value={value}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={controlStyle}
      />
    </Field>
  )
}
