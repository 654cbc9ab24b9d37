import { buildError, type ImportedQuestion, lost } from '@pathwise/question-formats/draft'
import { fromRow } from '@pathwise/question-formats/field-row'
import type { Finding } from '@pathwise/question-formats/findings.schemas'
import { questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { plainText } from '@pathwise/rich-text/text'
import { type CreateQuestionInput, createQuestionInputSchema } from '../questions.schemas.ts'
import type { ImportDefaults } from './import.schemas.ts'

interface Completed {
  readonly input: CreateQuestionInput | undefined
  readonly findings: readonly Finding[]
}

/** Mean difficulty scores of the shipped bank, by level. */
const scoreOfLevel: Readonly<Record<string, number>> = { beginner: 2, intermediate: 4, advanced: 6.5, expert: 8.5 }

const fallbackTitleLength = 80

/** Completes a question of a file with the import's defaults and validates it like every new question. */
export function completeQuestion(question: ImportedQuestion, defaults: ImportDefaults): Completed {
  const gradeCode = question.gradeCode ?? defaults.grade_code
  const level = question.difficultyLevel ?? defaults.difficulty_level
  const { title, findings } = completeTitle(question)
  const given = {
    legacy_id: question.legacyId,
    ...dropUndefined(defaults),
    ...dropUndefined(fromRow(question)),
    title,
    education_level: question.educationLevel ?? defaults.education_level ?? findEducationLevel(gradeCode),
    difficulty_score: question.difficultyScore ?? defaults.difficulty_score ?? scoreOfLevel[level ?? ''],
    question_type: question.questionType ?? (question.choices.length > 0 ? 'multiple_choice' : 'short_answer'),
    content_question_mj: question.body,
    choices: question.choices.map(({ id, html }) => ({ id, html })),
    answer: question.answer,
    explanation: question.explanation,
    as_typed: question.asTyped,
  }
  const input = createQuestionInputSchema.safeParse(given)
  if (input.success) return { input: input.data, findings }
  const fields: Readonly<Record<string, unknown>> = given
  const wrong = input.error.issues.map(({ path: [field, ...rest], message }) =>
    fields[String(field)] === undefined
      ? buildError('missing_field', String(field))
      : buildError('invalid_field', `${[field, ...rest].join('.')}: ${message}`),
  )
  return { input: undefined, findings: [...findings, ...wrong] }
}

function dropUndefined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function findEducationLevel(grade: string | undefined): string | undefined {
  return grade === undefined ? undefined : /^G[678]$/.test(grade) ? 'middle_school' : 'high_school'
}

/** Returns the title; without one, the beginning of the body. */
function completeTitle({ title, body }: ImportedQuestion): { title: string; findings: Finding[] } {
  const given = title?.replaceAll(/\p{Cc}+/gu, ' ').trim() ?? ''
  if (given === '') return { title: cutBeginning(body), findings: [] }
  if (given.length <= questionLimits.title) return { title: given, findings: [] }
  return { title: shorten(given, questionLimits.title), findings: [lost('title_shortened', given)] }
}

function cutBeginning(body: string): string {
  // Cuts the body before parsing it, because it may be far beyond the size limit.
  const words = plainText(body.slice(0, 10_000)).replaceAll(/\s+/g, ' ').trim()
  return words.length <= fallbackTitleLength ? words : shorten(words, fallbackTitleLength)
}

/** Shortens a text at a space if there is one. */
function shorten(text: string, longest: number): string {
  const cut = text.slice(0, longest - 1).replace(/\p{Surrogate}$/u, '')
  // superlinear: at most `longest` characters
  return `${cut.replace(/(?<=.{20})\s+\S*$/s, '')}…`
}
