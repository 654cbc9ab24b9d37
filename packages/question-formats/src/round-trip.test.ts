import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  oneof,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './csv/read-csv.ts'
import { csvWriter } from './csv/write-csv.ts'
import type { Draft, ImportedQuestion } from './draft.ts'
import type { ExportedQuestion, TextWriter } from './exported-question.ts'
import { decodeText } from './file/decode.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'

/** Texts that are awkward in some format: separators, quotation marks, formulas of spreadsheets, other scripts. */
const awkward = constantFrom(
  ',',
  ';',
  '"',
  "'",
  "'=",
  '=1+1',
  '-',
  '@',
  '\t',
  '\r\n',
  '\n',
  '\r',
  '[',
  '\\',
  ' ',
  '수학',
  '😀',
  '{',
  '<p>',
)
const anyText: Arbitrary<string> = oneof(
  // A file cannot hold a NUL or half a character.
  string({ unit: 'grapheme' }),
  array(awkward).map((parts) => parts.join('')),
).map((text) => text.replaceAll(/[\0\p{Surrogate}]/gu, ''))
const someText = anyText.filter((text) => text !== '')

const question: Arbitrary<ExportedQuestion> = record({
  legacyId: someText,
  title: someText,
  subject: someText,
  course: someText,
  gradeCode: someText,
  educationLevel: someText,
  difficultyLevel: someText,
  difficultyScore: double({ min: 0, max: 10, noNaN: true }).map((score) => Math.round(score * 10) / 10),
  questionType: someText,
  skillTags: array(anyText, { maxLength: 4 }),
  body: anyText,
  choices: oneof(
    array(someText, { maxLength: 8 }).map((texts) =>
      texts.map((html, index) => ({ id: 'ABCDEFGH'.charAt(index), html })),
    ),
    uniqueArray(record({ id: anyText, html: anyText }), { selector: ({ id }) => id, maxLength: 4 }),
  ),
  answer: anyText,
  explanation: anyText,
})

function written(writer: TextWriter, questions: readonly ExportedQuestion[]): string {
  return [writer.head, ...questions.map((each, index) => writer.write(each, index)), writer.tail].join('')
}

async function collected(drafts: AsyncIterable<Draft> | Iterable<Draft>): Promise<ImportedQuestion[]> {
  const questions: ImportedQuestion[] = []
  for await (const { question: found, findings } of drafts) {
    expect(findings).toEqual([])
    if (found) questions.push(found)
  }
  return questions
}

describe.each([
  ['CSV', csvWriter, readCsv],
  ['JSON Lines', jsonLinesWriter, readJsonLines],
] as const)('what is exported as %s', (_name, writer, read) => {
  it('is what is imported', async () => {
    await assert(
      asyncProperty(array(question, { maxLength: 4 }), async (questions) => {
        const bytes = Buffer.from(written(writer, questions))
        const expected = questions.map((each) => ({ ...each, asTyped: true }))
        expect(await collected(read(decodeText(bytes)))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})
