import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { SelectField } from '@pathwise/ui/select-field'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { useQuestionWords } from '../words.ts'
import { type BulkAction, offeredValues } from './bulk-actions.ts'

interface ActionFieldsProps {
  actions: readonly BulkAction[]
  action: BulkAction
  value: string
  error: string | undefined
  onChange: (action: BulkAction, value: string) => void
}

export function ActionFields({ actions, action, value, error, onChange }: ActionFieldsProps) {
  const { t } = useTranslation(['questionBulk', 'questions'])
  return (
    <>
      {actions.length > 1 && (
        <SelectField
          label={t('questionBulk:what')}
          options={actions.map((one) => ({ value: one, label: t(`questionBulk:action.${one}`) }))}
          value={action}
          onChange={(next) => onChange(next, '')}
        />
      )}
      <ValueField action={action} value={value} error={error} onChange={(next) => onChange(action, next)} />
    </>
  )
}

interface ValueFieldProps extends Omit<ActionFieldsProps, 'actions' | 'onChange'> {
  onChange: (value: string) => void
}

function ValueField({ action, value, error, onChange }: ValueFieldProps) {
  const { t } = useTranslation(['questionBulk', 'questions'])
  const words = useQuestionWords()
  const field = { value, error, onChange }
  const offer = (values: readonly string[], getName: (value: string) => string) => [
    { value: '', label: '…' },
    ...values.map((one) => ({ value: one, label: getName(one) })),
  ]
  switch (action) {
    case 'set_subject':
      return (
        <SelectField
          {...field}
          label={t('questions:fields.subject')}
          options={offer(offeredValues[action], words.subject)}
        />
      )
    case 'set_grade':
      return (
        <SelectField
          {...field}
          label={t('questions:fields.grade_code')}
          options={offer(offeredValues[action], words.grade)}
        />
      )
    case 'set_difficulty':
      return (
        <SelectField
          {...field}
          label={t('questions:fields.difficulty_level')}
          hint={t('questionBulk:difficultyHint')}
          options={offer(offeredValues[action], words.difficulty)}
        />
      )
    case 'set_course':
      return (
        <TextField
          {...field}
          label={t('questions:fields.course')}
          maxLength={questionLimits.name}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'add_skills':
    case 'remove_skills':
    case 'set_skills':
      return (
        <TextAreaField
          {...field}
          rows={3}
          label={t('questionBulk:skills')}
          hint={t('questionBulk:skillsHint')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'archive':
    case 'restore':
      return <p className="font-medium">{t(`questionBulk:action.${action}`)}</p>
    case 'reviewed':
    case 'live':
    case 'draft':
      return null
  }
}
