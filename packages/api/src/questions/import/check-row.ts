import { createHash } from 'node:crypto'
import { buildError, buildLoss, type Draft, type ImportedQuestion } from '@pathwise/question-formats/draft'
import { fromRow } from '@pathwise/question-formats/field-row'
import type { FileColumn, Finding, LossCode, RowPlace } from '@pathwise/question-formats/findings.schemas'
import { findFigureLosses, findMediaLosses } from '@pathwise/question-formats/media'
import { readSynonym } from '@pathwise/question-formats/synonyms'
import { buildChoice, questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { RichTextError } from '@pathwise/rich-text/error'
import { plainText } from '@pathwise/rich-text/text'
import { AppError } from '../../errors.ts'
import { findEducationLevel, findScore } from '../derived-fields.ts'
import { listOwnFindings } from '../lint/rules.ts'
import { type PreparedQuestion, prepareQuestion } from '../prepare.ts'
import { type CreateQuestionInput, createQuestionInputSchema } from '../questions.schemas.ts'
import type { ImportDefaults } from './import.schemas.ts'
import { extractPictures, type ImportedPicture } from './take-pictures.ts'

/** A question that is ready to be stored. Reading the file again produces the same id. */
export interface NamedQuestion extends PreparedQuestion {
  readonly legacyId: string
}

export interface CheckedRow {
  readonly row: RowPlace
  readonly findings: readonly Finding[]
  /** Undefined for a rejected or skipped row. */
  readonly question: NamedQuestion | undefined
  /** The unparsed row from the file, if the format provides it. */
  readonly source?: readonly string[]
  /** The columns of a tabular file. Set only for the header row. */
  readonly columns?: readonly FileColumn[]
  /** True if the rest of the file after this row cannot be read. In that case, no row of the file may be stored. */
  readonly endsFile?: boolean
  /** The pictures that the file includes. The question refers to them by hash. */
  readonly pictures?: readonly ImportedPicture[]
  /** Whether the id is a hash of the content. */
  readonly isNamedByContent: boolean
}

/** Prepares a row for storage, by the same rules as for questions typed in the editor. */
export function checkRow(draft: Draft, defaults: ImportDefaults): CheckedRow {
  const { row, findings, source, columns, endsFile } = draft
  const without = (more: readonly Finding[]): CheckedRow => ({
    row,
    findings: [...findings, ...more],
    ...(source && { source }),
    ...(columns && { columns }),
    ...(endsFile && { endsFile }),
    question: undefined,
    isNamedByContent: false,
  })
  if (!draft.question) return without([])
  const { question, pictures } = extractPictures(draft.question)
  const { input, findings: found } = completeQuestion(question, defaults)
  if (!input || findings.some(({ severity }) => severity === 'refused')) {
    const known = new Set(findings.map(({ detail }) => detail))
    // A field that could not be read is not also reported as missing.
    return without(found.filter(({ code, detail }) => code !== 'missing_field' || !known.has(detail)))
  }
  try {
    const prepared = prepareQuestion(input)
    return {
      row,
      findings: [
        ...findings,
        ...found,
        ...findMediaLosses(question),
        ...findFigureLosses(question),
        ...lintLosses(prepared, findings),
      ],
      ...(source && { source }),
      ...(pictures.length > 0 && { pictures }),
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

/** The finding codes of imports, for those lint rules that have one. */
const codeOfRule: Readonly<Record<string, LossCode>> = {
  empty_question: 'empty_question',
  unparsable_latex: 'broken_formula',
  mathml_as_source: 'mathml_as_source',
}

/** Lints a row with the rules of the editor. Omits findings that the import already reports elsewhere. */
function lintLosses(prepared: PreparedQuestion, known: readonly Finding[]): Finding[] {
  const question = { ...prepared, questionType: prepared.questionType ?? '', skillTags: [...prepared.skillTags] }
  const hasNoAnswer = known.some(({ code }) => code === 'no_right_answer')
  return (
    listOwnFindings(question)
      // Missing skills are reported once for the whole file.
      .filter(({ rule }) => rule !== 'missing_skill' && !(hasNoAnswer && rule === 'missing_answer'))
      .map(({ rule, place, detail }) => {
        const code = codeOfRule[rule]
        return code ? buildLoss(code, detail) : buildLoss('lint', `${rule} ${place} ${detail}`.trim())
      })
  )
}

/** Derives an id from the content, so that importing a file twice creates no duplicates. */
function contentId({ title, body, choices, answer }: PreparedQuestion): string {
  const content = JSON.stringify([title, body, choices.map(({ html }) => html), answer])
  return `I-${createHash('sha256').update(content).digest('hex').slice(0, 20)}`
}

interface Completed {
  readonly input: CreateQuestionInput | undefined
  readonly findings: readonly Finding[]
}

const fallbackTitleLength = 80

/** Fills in the import's defaults, then validates the question with the schema for new questions. */
function completeQuestion(question: ImportedQuestion, defaults: ImportDefaults): Completed {
  const written = dropUndefined(fromRow(question))
  const fieldsOfRow = readSynonyms(written)
  const gradeCode = readText(fieldsOfRow['grade_code']) ?? defaults.grade_code
  const level = readText(fieldsOfRow['difficulty_level']) ?? defaults.difficulty_level
  const { title, findings } = completeTitle(question)
  const given = {
    legacy_id: question.legacyId,
    ...dropUndefined(defaults),
    ...fieldsOfRow,
    title,
    education_level:
      question.educationLevel ?? defaults.education_level ?? (gradeCode && findEducationLevel(gradeCode)),
    difficulty_score: question.difficultyScore ?? defaults.difficulty_score ?? findScore(level),
    question_type: fieldsOfRow['question_type'] ?? (question.choices.length > 0 ? 'multiple_choice' : 'short_answer'),
    content_question_mj: question.body,
    choices: question.choices.map(buildChoice),
    answer: question.answer,
    explanation: question.explanation,
    as_typed: question.asTyped,
  }
  const input = createQuestionInputSchema.safeParse(given)
  if (input.success) return { input: input.data, findings }
  const fields: Readonly<Record<string, unknown>> = given
  const { issues } = input.error
  // If the level is unknown, a missing score cannot be derived from it. Correcting the level fixes both.
  const followsLevel = level !== undefined && given.difficulty_score === undefined
  const causes = issues.filter(({ path: [field] }) => !followsLevel || field !== 'difficulty_score')
  const wrong = causes.map(({ code, path: [field, ...rest], message }) => {
    const value = fields[String(field)]
    if (value === undefined) return buildError('missing_field', String(field))
    if (code === 'invalid_value')
      return buildError('unknown_value', `${String(field)}: ${readText(written[String(field)] ?? value) ?? ''}`)
    return buildError('invalid_field', `${[field, ...rest].join('.')}: ${message}`)
  })
  return { input: undefined, findings: [...findings, ...wrong] }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Converts words such as `Grade 9` and `hard` to our values. */
function readSynonyms(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? readSynonym(name, value.trim() || value) : value,
    ]),
  )
}

function dropUndefined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Returns the title, or the beginning of the body if there is no title. */
function completeTitle({ title, body }: ImportedQuestion): { title: string; findings: Finding[] } {
  const given = title?.replaceAll(/\p{Cc}+/gu, ' ').trim() ?? ''
  if (given === '') return { title: cutBeginning(body), findings: [] }
  if (given.length <= questionLimits.title) return { title: given, findings: [] }
  return { title: shorten(given, questionLimits.title), findings: [buildLoss('title_shortened', given)] }
}

function cutBeginning(body: string): string {
  // Truncate before parsing, because the body may be far over the limit.
  const words = plainText(body.slice(0, 10_000)).replaceAll(/\s+/g, ' ').trim()
  return words.length <= fallbackTitleLength ? words : shorten(words, fallbackTitleLength)
}

/** Truncates a string, at a space if possible. */
function shorten(text: string, longest: number): string {
  const cut = text.slice(0, longest - 1).replace(/\p{Surrogate}$/u, '')
  // superlinear: at most `longest` characters
  return `${cut.replace(/(?<=.{20})\s+\S*$/s, '')}…`
}
