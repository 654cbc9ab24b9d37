import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionPools,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { SelectField } from '@pathwise/ui/select-field'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { questionLanguage, questionTypes, useQuestionWords } from '../words.ts'
import type { AttributeField, AttributeValues } from './attribute-values.ts'

interface ChooseFieldProps {
  label: string
  hint?: string
  error: string | undefined
  values: readonly string[]
  getName: (value: string) => string
  value: string
  onChange: (value: string) => void
}

/** A select field with predefined values. If the current value is not one of them, it is added as an option. */
function ChooseField({ values, getName, value, ...field }: ChooseFieldProps) {
  const offered = values.includes(value) ? values : [value, ...values]
  return <SelectField {...field} value={value} options={offered.map((one) => ({ value: one, label: getName(one) }))} />
}

export interface FieldsProps {
  values: AttributeValues
  findError: (field: AttributeField) => string | undefined
  onChange: (change: Partial<AttributeValues>) => void
}

export function TitleField({ values, findError, onChange }: FieldsProps) {
  const { t } = useTranslation('questions')
  return (
    <TextField
      label={t('fields.title')}
      error={findError('title')}
      maxLength={questionLimits.title}
      lang={questionLanguage}
      autoComplete="off"
      value={values.title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
  )
}

/** The text, number and select fields of a question, except its title. */
export function AttributeFields({ values, findError, onChange, isNew = false }: FieldsProps & { isNew?: boolean }) {
  const { t } = useTranslation('questions')
  const words = useQuestionWords()
  const typed = (field: 'course' | 'difficulty_score' | 'education_level' | 'estimated_seconds' | 'legacy_id') => ({
    label: t(`fields.${field}`),
    error: findError(field),
    value: values[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  const chosen = (field: 'difficulty_level' | 'grade_code' | 'pool' | 'question_type' | 'subject') => ({
    label: t(`fields.${field}`),
    error: findError(field),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
  })
  return (
    <>
      <TextField
        {...typed('legacy_id')}
        maxLength={questionLimits.legacyId}
        {...(isNew && { hint: t('attributes.legacyIdHint') })}
      />
      <ChooseField {...chosen('question_type')} values={questionTypes} getName={words.type} />
      <ChooseField {...chosen('subject')} values={questionSubjects} getName={words.subject} />
      <TextField {...typed('course')} maxLength={questionLimits.name} />
      <ChooseField {...chosen('grade_code')} values={questionGrades} getName={words.grade} />
      <TextField {...typed('education_level')} maxLength={questionLimits.name} />
      <ChooseField {...chosen('difficulty_level')} values={questionDifficulties} getName={words.difficulty} />
      <TextField {...typed('difficulty_score')} type="number" min={0} max={10} step="any" />
      <TextField {...typed('estimated_seconds')} type="number" min={10} max={3_600} step={1} />
      <ChooseField {...chosen('pool')} hint={t('attributes.poolHint')} values={questionPools} getName={words.pool} />
      <div className="col-span-full">
        <TextAreaField
          rows={3}
          label={t('fields.skill_tags')}
          hint={t('attributes.tagsHint', { most: questionLimits.tags })}
          value={values.skill_tags}
          error={findError('skill_tags')}
          onChange={({ target }) => onChange({ skill_tags: target.value })}
        />
      </div>
    </>
  )
}
