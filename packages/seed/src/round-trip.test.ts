import { Readable } from 'node:stream'
import { readCsv } from '@pathwise/question-formats/csv/read-csv'
import { csvWriter } from '@pathwise/question-formats/csv/write-csv'
import type { Draft, ImportedQuestion } from '@pathwise/question-formats/draft'
import type { ExportedQuestion, TextWriter } from '@pathwise/question-formats/exported-question'
import { toRow } from '@pathwise/question-formats/field-row'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { readGift } from '@pathwise/question-formats/gift/read-gift'
import { giftWriter } from '@pathwise/question-formats/gift/write-gift'
import { readMoodle } from '@pathwise/question-formats/moodle/read-moodle'
import { moodleWriter } from '@pathwise/question-formats/moodle/write-moodle'
import { readQti } from '@pathwise/question-formats/qti/read-qti'
import { packageFiles } from '@pathwise/question-formats/qti/write-package'
import { collectQuestions } from '@pathwise/question-formats/test/collect'
import { buildZip } from '@pathwise/question-formats/test/zip'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { importBody, importPhrase } from '@pathwise/rich-text/import'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { seedQuestionSchema } from './seed-questions.ts'

// Question files do not contain the fields that are computed from the texts.
const importedSchema = seedQuestionSchema
  .omit({ bodyText: true, hasMathml: true, latexExpressions: true, mathComplexity: true })
  .strip()

const questions = z.array(importedSchema).parse(compiledBank.questions)

function written(writer: TextWriter, all: readonly ExportedQuestion[]): string {
  return [writer.head, ...all.map((each, index) => writer.write(each, index)), writer.tail].join('')
}

/** Caches the results of `convert`, because the three formats contain mostly the same texts. */
function remember(convert: (html: string) => { readonly html: string }) {
  const known = new Map<string, string>()
  return (html: string) => {
    const converted = known.get(html) ?? convert(html).html
    known.set(html, converted)
    return converted
  }
}

const toBody = remember(importBody)
const toPhrase = remember(importPhrase)

/** Returns the question as an import would store it. */
function stored(question: Pick<ImportedQuestion, 'body' | 'choices' | 'explanation' | 'hints'>) {
  // Files contain no tags for unset fields.
  const mentioned = Object.entries(question).filter(([, value]) => value !== undefined)
  return {
    ...toRow(unsetFields),
    ...Object.fromEntries(mentioned),
    body: toBody(question.body),
    explanation: toBody(question.explanation),
    hints: (question.hints ?? []).map((hint) => toBody(hint)),
    choices: question.choices.map(({ id, html, feedback = '' }) =>
      buildChoice({ id, html: toPhrase(html), feedback: toPhrase(feedback) }),
    ),
  }
}

const all = questions.map(stored)
const expected = all.map((question) => ({ ...question, asTyped: false }))

describe.each<[string, TextWriter, (text: string) => Iterable<Draft> | AsyncIterable<Draft>, boolean]>([
  ['Moodle XML', moodleWriter, readMoodle, false],
  ['GIFT', giftWriter, readGift, false],
  ['CSV', csvWriter, readCsv, true],
])('the shipped bank as %s', (_name, writer, read, asTyped) => {
  it('imports the questions exactly as they were exported', async () => {
    const imported = await collectQuestions(read(written(writer, questions)))
    expect(imported).toHaveLength(questions.length)
    expect(imported.map(stored)).toEqual(all.map((question) => ({ ...question, asTyped })))
  })
})

it('imports the shipped bank unchanged from a QTI package', async () => {
  const files = []
  for await (const file of packageFiles(Readable.from(questions))) files.push(file)
  const imported = await collectQuestions(readQti(buildZip(files)))
  expect(imported.map(stored)).toEqual(expected)
})
