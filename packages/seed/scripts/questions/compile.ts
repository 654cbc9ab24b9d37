import { createHash } from 'node:crypto'
import { toRow } from '@pathwise/question-formats/field-row'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { mathComplexity } from '@pathwise/rich-text/math-complexity'
import { parse } from 'yaml'
import { z } from 'zod'
import type { SeedBank, SeedQuestion } from '../../src/seed-questions.ts'
import { type Rendered, renderMarkdown, renderPhrase } from '../markdown/markdown.ts'
import { SourceMistakes } from '../source-mistakes.ts'
import {
  type QuestionPool,
  type QuestionSource,
  type QuestionSubject,
  questionFolders,
  questionSourceSchemas,
  subjectPrefixes,
} from './question-source.ts'

/** A YAML file. Its path consists of pool, subject and skill. */
export interface QuestionFile {
  pool: QuestionPool
  subject: QuestionSubject
  skill: string
  text: string
}

/**
 * Compiles YAML files to rows, sorted by legacyId.
 * @throws SourceMistakes with all mistakes in all files
 */
export function compileQuestions(files: readonly QuestionFile[]): SeedBank {
  const mistakes: string[] = []
  const questions = files.flatMap((file) => compileFile(file, mistakes))
  questions.sort((one, other) => (one.legacyId < other.legacyId ? -1 : 1))
  for (const field of ['legacyId', 'title'] as const) {
    const seen = new Set<string>()
    for (const question of questions) {
      if (seen.has(question[field])) mistakes.push(`${question.legacyId}: ${field}: used twice: ${question[field]}`)
      seen.add(question[field])
    }
  }
  if (mistakes.length > 0) throw new SourceMistakes(mistakes)
  return { checksum: createHash('sha256').update(JSON.stringify(questions)).digest('hex'), questions }
}

function compileFile(file: QuestionFile, mistakes: string[]): SeedQuestion[] {
  const fileName = `${questionFolders[file.pool]}/${file.subject}/${file.skill}.yaml`
  const rows = readList(file.text)
  if (typeof rows === 'string') {
    mistakes.push(`${fileName}: ${rows}`)
    return []
  }
  return rows.flatMap((row, index) => {
    const known = z.object({ legacyId: z.string() }).safeParse(row)
    const label = `${fileName}: ${known.success ? known.data.legacyId : `question ${index + 1}`}`
    const report = (field: string, what: string) => mistakes.push(`${label}: ${field}: ${what}`)
    const source = questionSourceSchemas[file.pool].safeParse(row)
    if (!source.success) {
      for (const issue of source.error.issues) report(issue.path.join('.') || 'question', issue.message)
      return []
    }
    return compileQuestion(file, source.data, report)
  })
}

function readList(text: string): unknown[] | string {
  try {
    const content: unknown = parse(text)
    return Array.isArray(content) ? content : 'must be a list of questions'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The fields that some question types lack. */
const noTexts = { choices: {}, feedback: undefined, hints: undefined }

function compileQuestion(
  { pool, subject, skill }: QuestionFile,
  source: QuestionSource,
  report: (field: string, what: string) => void,
): SeedQuestion[] {
  const render = (field: string, markdown: string, how: (markdown: string) => Rendered): Rendered => {
    try {
      return how(markdown)
    } catch (error) {
      report(field, error instanceof Error ? error.message : String(error))
      return { html: '', text: '', formulas: [] }
    }
  }
  const prefixes = subjectPrefixes[subject]
  const prefix = prefixes[pool]
  if (!source.legacyId.startsWith(`${prefix}-`)) report('legacyId', `must begin with ${prefix}-`)
  if (source.skillTags[0] !== `${prefixes.skill}.${skill}`) {
    report('skillTags', `the first must be the file's, ${prefixes.skill}.${skill}`)
  }
  const body = render('body', source.body, renderMarkdown)
  const explanation = render('explanation', source.explanation, renderMarkdown)
  const { choices: choiceTexts, feedback = {}, hints = [], ...fields } = { ...noTexts, ...source }
  const feedbackOf = new Map<string, string>(Object.entries(feedback))
  const choices = Object.entries(choiceTexts).map(([id, text]) => {
    const reason = feedbackOf.get(id)
    return {
      id,
      ...render(`choices.${id}`, text, renderPhrase),
      feedback: reason && render(`feedback.${id}`, reason, renderPhrase).html,
    }
  })
  if (new Set(choices.map((choice) => choice.html)).size < choices.length) report('choices', 'two are the same')
  const latexExpressions = [...new Set([body, ...choices].flatMap((part) => part.formulas))]
  return [
    {
      ...toRow(unsetFields),
      ...fields,
      pool,
      subject,
      educationLevel: 'high_school',
      hasMathml: false,
      mathComplexity: mathComplexity(latexExpressions),
      latexExpressions,
      body: body.html,
      bodyText: body.text,
      choices: choices.map(buildChoice),
      explanation: explanation.html,
      hints: hints.map((hint, index) => render(`hints.${index}`, hint, renderMarkdown).html),
    },
  ]
}
