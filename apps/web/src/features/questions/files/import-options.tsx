import type { ImportOptions as Options } from '@pathwise/api/questions/import/import.schemas'
import { importFormats } from '@pathwise/question-formats/findings.schemas'
import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { useQuestionWords } from '../words.ts'

interface ImportOptionsProps {
  options: Options
  disabled: boolean
  onChange: (options: Options) => void
}

/** The file format, the import rules, and defaults for missing fields. */
export function ImportOptions({ options, disabled, onChange }: ImportOptionsProps) {
  const { t } = useTranslation(['questionFiles', 'questions'])
  const words = useQuestionWords()
  const none = { value: '' as const, label: t('questionFiles:import.none') }
  return (
    <>
      <SelectField
        label={t('questionFiles:format.label')}
        disabled={disabled}
        options={importFormats.map((value) => ({ value, label: t(`questionFiles:format.${value}`) }))}
        value={options.format}
        onChange={(format) => onChange({ ...options, format })}
      />
      <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('questionFiles:import.defaults')}</legend>
        <SelectField
          label={t('questions:fields.subject')}
          options={[none, ...questionSubjects.map((value) => ({ value, label: words.subject(value) }))]}
          value={options.subject ?? ''}
          onChange={(value) => onChange({ ...options, subject: value || undefined })}
        />
        <TextField
          label={t('questionFiles:import.course')}
          maxLength={questionLimits.name}
          autoComplete="off"
          value={options.course ?? ''}
          onChange={({ target }) => onChange({ ...options, course: target.value || undefined })}
        />
        <SelectField
          label={t('questions:fields.grade_code')}
          options={[none, ...questionGrades.map((value) => ({ value, label: words.grade(value) }))]}
          value={options.grade_code ?? ''}
          onChange={(value) => onChange({ ...options, grade_code: value || undefined })}
        />
        <SelectField
          label={t('questions:fields.difficulty_level')}
          options={[none, ...questionDifficulties.map((value) => ({ value, label: words.difficulty(value) }))]}
          value={options.difficulty_level ?? ''}
          onChange={(value) => onChange({ ...options, difficulty_level: value || undefined })}
        />
      </fieldset>
      <div className="grid gap-1">
        <CheckboxField
          label={t('questionFiles:import.replace')}
          disabled={disabled}
          checked={options.replace}
          onChange={(replace) => onChange({ ...options, replace })}
        />
        <CheckboxField
          label={t('questionFiles:import.allOrNothing')}
          disabled={disabled}
          checked={!options.partial}
          onChange={(all) => onChange({ ...options, partial: !all })}
        />
      </div>
    </>
  )
}
