import type { RevisionContent } from '@pathwise/api/schemas/question-revisions'

/** What people write of a question. */
export type QuestionText = RevisionContent

export function textOf(question: QuestionText): QuestionText {
  const { legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score } =
    question
  const { question_type, skill_tags, content_question_mj, choices, answer, explanation } = question
  return {
    legacy_id,
    title,
    subject,
    course,
    grade_code,
    education_level,
    difficulty_level,
    difficulty_score,
    question_type,
    skill_tags,
    content_question_mj,
    choices,
    answer,
    explanation,
  }
}

/** Whether two texts are the same to the letter; what else the objects hold does not count. */
export function sameText(one: QuestionText, other: QuestionText): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))
}
