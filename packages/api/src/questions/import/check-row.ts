import { createHash } from 'node:crypto'
import { buildError, type Draft, type ImportedQuestion, lost } from '@pathwise/question-formats/draft'
import { fromRow } from '@pathwise/question-formats/field-row'
import type { Finding, RowPlace } from '@pathwise/question-formats/findings.schemas'
import { figureLosses, mediaLosses } from '@pathwise/question-formats/media'
import { buildChoice, questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { RichTextError } from '@pathwise/rich-text/error'
import { plainText } from '@pathwise/rich-text/text'
import { AppError } from '../../errors.ts'
import { emptyQuestion, mathmlAsSource, unparsableLatex } from '../lint/rules.ts'
import { type PreparedQuestion, prepareQuestion } from '../prepare.ts'
import { type CreateQuestionInput, createQuestionInputSchema } from '../questions.schemas.ts'
import type { ImportDefaults } from './import.schemas.ts'

/** A question that is ready to be stored. Its id is the same each time the file is read. */
export interface NamedQuestion extends PreparedQuestion {
  readonly legacyId: string
}

export interface CheckedRow {
  readonly row: RowPlace
  readonly findings: readonly Finding[]
  /** Undefined for a rejected or skipped row. */
  readonly question: NamedQuestion | undefined
  /** Whether the id is a hash of the question's content. */
  readonly isNamedByContent: boolean
}

/** Prepares a row for storage, with the same rules as for a question typed in the editor. */
export function checkRow({ row, question, findings }: Draft, defaults: ImportDefaults): CheckedRow {
  const without = (more: readonly Finding[]): CheckedRow => ({
    row,
    findings: [...findings, ...more],
    question: undefined,
    isNamedByContent: false,
  })
  if (!question) return without([])
  const { input, findings: found } = completeQuestion(question, defaults)
  if (!input) return without(found)
  try {
    const prepared = prepareQuestion(input)
    return {
      row,
      findings: [...findings, ...found, ...mediaLosses(question), ...figureLosses(question), ...lintLosses(prepared)],
      question: { ...prepared, legacyId: prepared.legacyId ?? contentId(prepared) },
      isNamedByContent: prepared.legacyId === undefined,
    }
  } catch (error) {
    if (error instanceof RichTextError || (error instanceof AppError && error.reason === 'text_too_large')) {
      return without([...found, buildError('text_too_large', error.message)])
    }
    throw error
  }
}

/** The rules whose findings the preview of an import already shows. */
const previewedRules = [
  { rule: emptyQuestion, code: 'empty_question' },
  { rule: unparsableLatex, code: 'broken_formula' },
  { rule: mathmlAsSource, code: 'mathml_as_source' },
] as const

function lintLosses(prepared: PreparedQuestion): Finding[] {
  const question = { ...prepared, questionType: prepared.questionType ?? '', skillTags: [...prepared.skillTags] }
  return previewedRules.flatMap(({ rule, code }) => rule(question).map(({ detail }) => lost(code, detail)))
}

/** Derives an id from the content, so that importing the same file twice creates no duplicates. */
function contentId({ title, body, choices, answer }: PreparedQuestion): string {
  const content = JSON.stringify([title, body, choices.map(({ html }) => html), answer])
  return `I-${createHash('sha256').update(content).digest('hex').slice(0, 20)}`
}

interface Completed {
  readonly input: CreateQuestionInput | undefined
  readonly findings: readonly Finding[]
}

/** Mean difficulty scores of the shipped bank, by level. */
const scoreOfLevel: Readonly<Record<string, number>> = { beginner: 2, intermediate: 4, advanced: 6.5, expert: 8.5 }

const fallbackTitleLength = 80

/** Fills in the import's defaults for a question from a file, and validates it like every new question. */
function completeQuestion(question: ImportedQuestion, defaults: ImportDefaults): Completed {
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
    choices: question.choices.map(buildChoice),
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

/** Returns the title, or the beginning of the body if there is no title. */
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
