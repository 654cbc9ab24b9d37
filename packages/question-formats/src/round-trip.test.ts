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
  tuple,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complete, readAll, readCompleted, writePackage, writeText } from '../test/round-trip.ts'
import { buildZip } from '../test/zip.ts'
import { readCsv } from './csv/read-csv.ts'
import { csvWriter } from './csv/write-csv.ts'
import type { Draft } from './draft.ts'
import type { ExportedQuestion, TextWriter } from './exported-question.ts'
import { decodeText } from './file/decode.ts'
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { moodleWriter } from './moodle/write-moodle.ts'
import { readQti } from './qti/read-qti.ts'
import { buildChoice } from './vocabulary.schemas.ts'

/** Strings that some formats must escape: separators, quotation marks, formulas and other scripts. */
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
  // Files cannot contain NUL or unpaired surrogates.
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
  pool: constantFrom('practice', 'assessment'),
  answerTolerance: option(double({ min: 0, max: 1_000_000_000, noNaN: true })),
  answerUnit: option(someText),
  acceptedAnswers: array(anyText, { maxLength: 4 }),
  hints: array(someText, { maxLength: 2 }),
  rubric: anyText,
  skillTags: array(anyText, { maxLength: 4 }),
  body: anyText,
  choices: oneof(
    array(tuple(someText, anyText), { maxLength: 8 }).map((texts) =>
      texts.map(([html, feedback], index) => buildChoice({ id: 'ABCDEFGH'.charAt(index), html, feedback })),
    ),
    uniqueArray(record({ id: anyText, html: anyText, feedback: anyText }).map(buildChoice), {
      selector: ({ id }) => id,
      maxLength: 4,
    }),
  ),
  answer: anyText,
  explanation: anyText,
})

describe('round trip of a question with all fields', () => {
  it.each<[string, TextWriter, (text: string) => Iterable<Draft>]>([
    ['Moodle XML', moodleWriter, readMoodle],
    ['GIFT', giftWriter, readGift],
  ])('keeps a question in %s, and writes its time as the tag seconds:90', async (_name, writer, read) => {
    const file = writeText(writer, [complete])
    expect(file).toContain('seconds:90')
    expect(await readCompleted(read(file))).toMatchObject([complete])
  })

  it.each<[string, TextWriter, (text: string) => Iterable<Draft>]>([
    ['Moodle XML', moodleWriter, readMoodle],
    ['GIFT', giftWriter, readGift],
  ])('keeps the syntax characters of all formats in %s', async (_name, writer, read) => {
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
    expect(await readCompleted(read(writeText(writer, [question])))).toMatchObject([question])
  })

  it('restores a question from QTI, and writes its time as the tag seconds:90', async () => {
    const files = await writePackage(complete)
    expect(files.map(({ content }) => content).join('')).toContain('>seconds:90<')
    expect(await readCompleted(readQti(buildZip(files)))).toMatchObject([complete])
  })

  it('omits the seconds tag from QTI when a question has no estimated time', async () => {
    const files = await writePackage({ ...complete, estimatedSeconds: null, skillTags: [] })
    expect(files.map(({ content }) => content).join('')).not.toContain('seconds')
  })
})

const stone: ExportedQuestion = { ...complete, choices: [], answer: '9.8', questionType: 'numerical' }

describe('round trip of typed answers', () => {
  const questions: [string, ExportedQuestion, string | undefined][] = [
    ['a tolerance', { ...stone, answerTolerance: 0.05 }, undefined],
    ['a tiny tolerance', { ...stone, answerTolerance: 1.5e-7 }, undefined],
    ['a unit', { ...stone, answerUnit: 'm/s²' }, undefined],
    ['further answers', { ...stone, acceptedAnswers: ['-3', '0.5'] }, undefined],
    ['all of them', { ...stone, answerTolerance: 2, answerUnit: 'm & "s"', acceptedAnswers: ['-3'] }, undefined],
    [
      'answers that are fractions, a tolerance and a unit',
      { ...stone, answer: '2/3', acceptedAnswers: ['1 1/2'], answerTolerance: 0.25, answerUnit: 'cm' },
      'tolerance:0.25',
    ],
    [
      'further answers in words',
      { ...stone, questionType: 'short_answer', answer: 'newton', acceptedAnswers: ['N * 1', 'a = {b}'] },
      undefined,
    ],
    ['an item for practice', { ...stone, pool: 'practice' }, undefined],
    ['choices that accept more', { ...complete, acceptedAnswers: ['A', 'x'] }, 'accepts:x'],
  ]

  it.each(questions)('keeps %s in Moodle XML and GIFT', async (_name, question, tag) => {
    const moodle = writeText(moodleWriter, [question])
    const gift = writeText(giftWriter, [question])
    expect(await readCompleted(readMoodle(moodle))).toMatchObject([question])
    expect(await readCompleted(readGift(gift))).toMatchObject([question])
    expect([moodle, gift].every((file) => file.includes(tag ?? ''))).toBe(true)
  })

  it.each(questions)('keeps %s in QTI', async (_name, question) => {
    expect(await readCompleted(readQti(buildZip(await writePackage(question))))).toMatchObject([question])
  })

  it('writes no tags for fields that the format supports natively', async () => {
    const question = { ...stone, answerTolerance: 2, answerUnit: 'm', acceptedAnswers: ['-3'] }
    expect(writeText(moodleWriter, [question])).not.toMatch(/tolerance:|unit:|accepts:/)
    expect(writeText(giftWriter, [question])).toContain('{#=9.8:2 =-3:2')
    const files = await writePackage(question)
    expect(files.map(({ content }) => content).join('')).not.toMatch(/tolerance:|accepts:/)
  })
})

describe.each([
  ['CSV', csvWriter, readCsv],
  ['JSON Lines', jsonLinesWriter, readJsonLines],
] as const)('round trip in %s', (_name, writer, read) => {
  it('reads back all fields of any questions exactly as written', async () => {
    await assert(
      asyncProperty(array(question, { maxLength: 4 }), async (questions) => {
        const bytes = Buffer.from(writeText(writer, questions))
        const expected = questions.map((each) => ({ ...each, asTyped: true }))
        expect(await readAll(read(decodeText(bytes)))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})
