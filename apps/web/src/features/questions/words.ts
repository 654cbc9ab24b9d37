import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { useTranslation } from 'react-i18next'

/** The ways of answering that have a name in every language; a bank from elsewhere may bring others. */
export const questionTypes = ['multiple_choice', 'true_false', 'short_answer', 'numerical', 'essay'] as const

/** The names of a question's values in the language on screen; a value that has none stands for itself. */
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
