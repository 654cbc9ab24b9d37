import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { useTranslation } from 'react-i18next'

/** The question types with a translated name. Imported banks may contain others. */
export const questionTypes = ['multiple_choice', 'true_false', 'short_answer', 'numerical', 'essay'] as const

/** Returns functions that translate a question's values. Values without a translation are returned unchanged. */
export function useQuestionWords() {
  const { t } = useTranslation('questions')
  return {
    subject: (value: string): string => {
      const known = questionSubjects.find((one) => one === value)
      return known ? t(`subject.${known}`) : value
    },
    grade: (value: string): string => {
      const known = questionGrades.find((one) => one === value)
      return known ? t(`grade.${known}`) : value
    },
    difficulty: (value: string): string => {
      const known = questionDifficulties.find((one) => one === value)
      return known ? t(`difficulty.${known}`) : value
    },
    type: (value: string): string => {
      const known = questionTypes.find((one) => one === value)
      return known ? t(`type.${known}`) : value
    },
  }
}
