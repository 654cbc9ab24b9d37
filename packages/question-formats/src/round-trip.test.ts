import { Readable } from 'node:stream'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  oneof,
  option,
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
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { moodleWriter } from './moodle/write-moodle.ts'
import { readQti } from './qti/read-qti.ts'
import { buildZip } from './qti/testing-zip.ts'
import { packageFiles } from './qti/write-package.ts'

/** Texts that some formats need to escape: separators, quotation marks, spreadsheet formulas, non-Latin scripts. */
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
  // A file cannot contain a NUL or an unpaired surrogate.
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
  estimatedSeconds: option(integer({ min: 10, max: 3_600 })),
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

const complete: ExportedQuestion = {
  legacyId: 'Q-1',
  title: 'A falling stone',
  subject: 'physics',
  course: 'Physics 11',
  gradeCode: 'G11',
  educationLevel: 'high_school',
  difficultyLevel: 'beginner',
  difficultyScore: 2,
  questionType: 'multiple_choice',
  estimatedSeconds: 90,
  skillTags: ['physics.motion', 'seconds:30'],
  body: '<p>How fast?</p>',
  choices: [
    { id: 'A', html: 'slow' },
    { id: 'B', html: 'fast' },
  ],
  answer: 'B',
  explanation: '<p>It falls.</p>',
}

async function writePackage(question: ExportedQuestion): Promise<{ name: string; content: string }[]> {
  const files = []
  for await (const { name, text } of packageFiles(Readable.from([question]))) files.push({ name, content: text })
  return files
}

describe('round trip of a question with all fields', () => {
  it.each<[string, TextWriter, (text: string) => Iterable<Draft>]>([
    ['Moodle XML', moodleWriter, readMoodle],
    ['GIFT', giftWriter, readGift],
  ])('round-trips a question through %s, with the time as the tag seconds:90', async (_name, writer, read) => {
    const file = written(writer, [complete])
    expect(file).toContain('seconds:90')
    expect(await collected(read(file))).toMatchObject([complete])
  })

  it.each<[string, TextWriter, (text: string) => Iterable<Draft>]>([
    ['Moodle XML', moodleWriter, readMoodle],
    ['GIFT', giftWriter, readGift],
  ])('round-trips the syntax characters of the formats through %s', async (_name, writer, read) => {
    const signs = 'a ~ b = c # d { e } f : g [ h ] i % j'
    const question = {
      ...complete,
      title: signs,
      body: `<p>${signs}</p>`,
      choices: [
        { id: 'A', html: `~ ${signs}` },
        { id: 'B', html: `= ${signs}` },
      ],
      explanation: `<p>#### ${signs}</p>`,
    }
    expect(await collected(read(written(writer, [question])))).toMatchObject([question])
  })

  it('round-trips a question through QTI, with the time as the tag seconds:90', async () => {
    const files = await writePackage(complete)
    expect(files.map(({ content }) => content).join('')).toContain('>seconds:90<')
    expect(await collected(readQti(buildZip(files)))).toMatchObject([complete])
  })

  it('writes no seconds tag to QTI when the time is not set', async () => {
    const files = await writePackage({ ...complete, estimatedSeconds: null, skillTags: [] })
    expect(files.map(({ content }) => content).join('')).not.toContain('seconds')
  })
})

describe.each([
  ['CSV', csvWriter, readCsv],
  ['JSON Lines', jsonLinesWriter, readJsonLines],
] as const)('round trip in %s', (_name, writer, read) => {
  it('reads back exactly the questions that were written', async () => {
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
