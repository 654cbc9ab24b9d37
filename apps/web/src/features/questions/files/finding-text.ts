import { pictureRefusals } from '@pathwise/api/pictures/pictures.vocabulary'
import { lintRules } from '@pathwise/api/questions/lint.schemas'
import { revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'
import type { Finding } from '@pathwise/question-formats/findings.schemas'
import { questionDifficulties, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { useQuestionWords } from '../words.ts'

const fields = revisionContentSchema.keyof().options
type FieldName = (typeof fields)[number]

export function findField(name: string): FieldName | undefined {
  return fields.find((field) => field === name)
}

/** Returns a function that translates an import finding. */
export function useFindingText() {
  const { t } = useTranslation(['questionFiles', 'questions', 'editor'])
  const words = useQuestionWords()
  const format = useFormat()

  function nameField(name: string): string | undefined {
    const [base = '', part] = name.split('.')
    if (part && base === 'choices') return t('questions:attributes.choice', { id: part })
    const field = findField(base)
    return field && t(`questions:fields.${field}`)
  }

  function describeField(name: string, detail: string): string | undefined {
    const text = nameField(name)
    return text && t('questionFiles:report.finding', { text, detail })
  }

  function describeUnknown(field: string, value: string): string | undefined {
    if (field === 'grade_code' || field === 'pool') return t(`questionFiles:unknown.${field}`, { value })
    if (field === 'subject')
      return t('questionFiles:unknown.subject', { value, list: format.list(questionSubjects.map(words.subject)) })
    if (field === 'difficulty_level')
      return t('questionFiles:unknown.difficulty_level', {
        value,
        list: format.list(questionDifficulties.map(words.difficulty)),
      })
    return undefined
  }

  function describeLint(detail: string): string | undefined {
    const [name, place = '', ...rest] = detail.split(' ')
    const rule = lintRules.find((known) => known === name)
    return rule && t(`questions:lint.findings.${rule}`, { place: nameField(place) ?? place, detail: rest.join(' ') })
  }

  function describeWidth(detail: string): string | undefined {
    const [, cells, columns] = /^(\d+) \/ (\d+)$/.exec(detail) ?? []
    return cells && columns && t('questionFiles:rowWidth', { cells, columns })
  }

  function describePicture(detail: string): string | undefined {
    const [name, ...address] = detail.split(' ')
    const refusal = pictureRefusals.find((known) => known === name)
    return (
      refusal &&
      t('questionFiles:report.finding', { text: address.join(' '), detail: t(`editor:picture.refused.${refusal}`) })
    )
  }

  return ({ code, detail }: Finding): string => {
    const text = t(`questionFiles:codes.${code}`)
    const [, name = '', value = ''] = /^([\w.]+)(?:: (.*))?$/s.exec(detail) ?? []
    const rule = findRule(name.split('.')[0] ?? '')
    const special =
      (code === 'unknown_value' && describeUnknown(name, value)) ||
      (code === 'lint' && describeLint(detail)) ||
      (code === 'picture' && describePicture(detail)) ||
      (code === 'row_width' && describeWidth(detail)) ||
      (code === 'missing_field' && describeField(name, text)) ||
      (code === 'invalid_field' && rule && describeField(name, t(`questions:rules.${rule}`)))
    return special || (detail ? t('questionFiles:report.finding', { text, detail }) : text)
  }
}

const ruled = [
  'legacy_id',
  'title',
  'course',
  'education_level',
  'difficulty_score',
  'question_type',
  'estimated_seconds',
  'answer_tolerance',
  'answer_unit',
  'accepted_answers',
  'hints',
  'rubric',
  'skill_tags',
  'content_question_mj',
  'choices',
  'answer',
  'explanation',
] as const

function findRule(name: string) {
  return ruled.find((field) => field === name)
}
