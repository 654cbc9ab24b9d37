import {
  questionDifficulties,
  questionGrades,
  questionPools,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { useTranslation } from 'react-i18next'

/** The language of question content, independent of the UI language. */
export const questionLanguage = 'en'

/** The question types that have a translated name. Imported question banks may contain other types. */
export const questionTypes = [
  'multiple_choice',
  'multiple_select',
  'true_false',
  'short_answer',
  'numerical',
  'essay',
] as const

/** Returns functions that translate field values. A value without a translation is returned unchanged. */
export function useQuestionWords() {
  const { t } = useTranslation('questions')
  return {
    subject: (value: string) => translateKnown(questionSubjects, value, (known) => t(`subject.${known}`)),
    grade: (value: string) => translateKnown(questionGrades, value, (known) => t(`grade.${known}`)),
    difficulty: (value: string) => translateKnown(questionDifficulties, value, (known) => t(`difficulty.${known}`)),
    pool: (value: string) => translateKnown(questionPools, value, (known) => t(`pool.${known}`)),
    type: (value: string) => translateKnown(questionTypes, value, (known) => t(`type.${known}`)),
  }
}

function translateKnown<Known extends string>(
  known: readonly Known[],
  value: string,
  translate: (value: Known) => string,
): string {
  const found = known.find((one) => one === value)
  return found === undefined ? value : translate(found)
}
