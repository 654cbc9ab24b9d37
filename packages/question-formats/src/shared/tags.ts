import type { ImportedQuestion } from '../draft.ts'
import type { ExportedQuestion } from '../exported-question.ts'

/**
 * Other programs have tags where we have a subject, a grade, …: those are tags such as `subject:physics`. What comes
 * after `skill:` is a skill, whatever it looks like.
 */
const names = ['id', 'subject', 'course', 'grade', 'level', 'difficulty', 'score', 'type', 'skill'] as const
const prefixed = new RegExp(`^(${names.join('|')}):(.*)$`, 's')

export type TaggedFields = Pick<
  ImportedQuestion,
  | 'course'
  | 'difficultyLevel'
  | 'difficultyScore'
  | 'educationLevel'
  | 'gradeCode'
  | 'legacyId'
  | 'questionType'
  | 'skillTags'
  | 'subject'
>

export function tagsOf(question: ExportedQuestion): string[] {
  return [
    `subject:${question.subject}`,
    `course:${question.course}`,
    `grade:${question.gradeCode}`,
    `level:${question.educationLevel}`,
    `difficulty:${question.difficultyLevel}`,
    `score:${question.difficultyScore}`,
    `type:${question.questionType}`,
    ...question.skillTags.map((tag) => (prefixed.test(tag) ? `skill:${tag}` : tag)),
  ]
}

export function fieldsOfTags(tags: readonly string[]): TaggedFields {
  const found = new Map<string, string>()
  const skills: string[] = []
  for (const tag of tags.map((each) => each.trim())) {
    const [, name, value = ''] = prefixed.exec(tag) ?? []
    if (name === undefined) skills.push(tag)
    else if (name === 'skill') skills.push(value)
    else found.set(name, value.trim())
  }
  const score = Number(found.get('score') || Number.NaN)
  return {
    legacyId: found.get('id'),
    subject: found.get('subject'),
    course: found.get('course'),
    gradeCode: found.get('grade'),
    educationLevel: found.get('level'),
    difficultyLevel: found.get('difficulty'),
    difficultyScore: Number.isFinite(score) ? score : undefined,
    questionType: found.get('type'),
    skillTags: [...new Set(skills.filter((skill) => skill !== ''))],
  }
}
