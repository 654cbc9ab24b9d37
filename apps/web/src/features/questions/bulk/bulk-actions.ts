import { type BulkChange, bulkChangeSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { questionDifficulties, questionGrades, questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'

/** The bulk actions, grouped by the button that offers them. */
export const actionGroups = {
  attributes: ['set_subject', 'set_course', 'set_grade', 'set_difficulty', 'add_skills', 'remove_skills', 'set_skills'],
  review: ['reviewed', 'live', 'draft'],
  archive: ['archive'],
  restore: ['restore'],
} as const
export type ActionGroup = keyof typeof actionGroups
export type BulkAction = (typeof actionGroups)[ActionGroup][number]

/** The allowed values of the actions that offer a fixed list. Other actions accept typed text or need no value. */
export const offeredValues = {
  set_subject: questionSubjects,
  set_grade: questionGrades,
  set_difficulty: questionDifficulties,
} as const

/** Builds the change for an action. Returns undefined if `value` is missing or not allowed. */
export function buildChange(action: BulkAction, value: string): BulkChange | undefined {
  return bulkChangeSchema.safeParse(describeChange(action, value)).data
}

function describeChange(action: BulkAction, value: string) {
  switch (action) {
    case 'archive':
    case 'restore':
      return { kind: action }
    case 'reviewed':
    case 'live':
    case 'draft':
      return { kind: 'set_review_state', value: action }
    case 'add_skills':
    case 'remove_skills':
    case 'set_skills':
      return { kind: action, value: splitSkills(value) }
    case 'set_subject':
    case 'set_course':
    case 'set_grade':
    case 'set_difficulty':
      return { kind: action, value: value.trim() }
  }
}

function splitSkills(text: string): string[] {
  const skills = text.split(/[\n,]/).map((skill) => skill.trim())
  return [...new Set(skills.filter((skill) => skill !== ''))]
}
