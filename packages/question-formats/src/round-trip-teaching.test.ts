import { describe, expect, it } from 'vitest'
import { complete, readAll, readCompleted, writePackage, writeText } from '../test/round-trip.ts'
import { buildZip } from '../test/zip.ts'
import { readCsv } from './csv/read-csv.ts'
import { csvWriter } from './csv/write-csv.ts'
import type { ExportedQuestion } from './exported-question.ts'
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { moodleWriter } from './moodle/write-moodle.ts'
import { readQti } from './qti/read-qti.ts'

const signs = 'a ~ b = c # d { e } f : g [ h ] i \\ j &amp; "k" &lt; <strong>l</strong>'
const taught: ExportedQuestion = {
  ...complete,
  choices: [
    { id: 'A', html: 'slow', feedback: `It speeds up: ${signs}` },
    { id: 'B', html: 'fast' },
    { id: 'C', html: 'still' },
    { id: 'D', html: 'up', feedback: '#' },
  ],
  hints: [`<p>${signs}</p>`, '<ul><li>one</li></ul>'],
  rubric: `<p>One point for ${signs}</p>`,
}

describe('round trip of feedback, hints and rubric', () => {
  const questions: [string, ExportedQuestion][] = [
    ['a question with choices', taught],
    ['several right choices', { ...taught, questionType: 'multiple_select', answer: 'B,C' }],
    ['feedback without an explanation', { ...taught, explanation: '' }],
    [
      'true or false',
      {
        ...taught,
        questionType: 'true_false',
        choices: [
          { id: 'A', html: 'True', feedback: 'Look again.' },
          { id: 'B', html: 'False' },
        ],
      },
    ],
    ['a typed number', { ...taught, questionType: 'numerical', choices: [], answer: '9.8' }],
    ['an essay', { ...taught, questionType: 'essay', choices: [], answer: '' }],
    ['hints alone', { ...complete, hints: ['<p>Look.</p>'] }],
  ]

  it.each(questions)('keeps feedback, hints and rubric in every format: %s', async (_name, question) => {
    const asTyped = { ...question, asTyped: true }
    expect(await readCompleted(readMoodle(writeText(moodleWriter, [question])))).toMatchObject([question])
    expect(await readCompleted(readGift(writeText(giftWriter, [question])))).toMatchObject([question])
    expect(await readCompleted(readQti(buildZip(await writePackage(question))))).toMatchObject([question])
    expect(await readAll(readJsonLines(writeText(jsonLinesWriter, [question])))).toEqual([asTyped])
    expect(await readAll(readCsv(writeText(csvWriter, [question])))).toEqual([asTyped])
  })

  it('keeps line breaks, and writes formulas as LaTeX that other programs can read', async () => {
    const math = '<span data-type="math" data-latex="x_1"></span>'
    const choices = [{ id: 'A', html: 'slow', feedback: `No: ${math}` }, ...complete.choices.slice(1)]
    const question = { ...complete, choices, hints: [`<p>${math}</p>\n<p>b</p>`], rubric: `<p>${math}</p>` }
    const gift = writeText(giftWriter, [question])
    const [read] = await readAll(readGift(gift))
    expect(read).toMatchObject({ hints: ['<p>\\(x_1\\)</p>&#10;<p>b</p>'], rubric: '<p>\\(x_1\\)</p>' })
    const files = await writePackage(question)
    for (const file of [gift, writeText(moodleWriter, [question]), files.map(({ content }) => content).join('')]) {
      expect(file).not.toContain('data-latex')
    }
  })

  it('writes each choice’s feedback to its own CSV column', async () => {
    const [head = '', row = ''] = writeText(csvWriter, [
      { ...complete, choices: [{ id: 'A', html: 'a', feedback: 'f' }] },
    ])
      .replace('\uFEFF', '')
      .split('\r\n')
    const cells = new Map(head.split(',').map((name, index) => [name, row.split(',')[index]]))
    expect([cells.get('choice_a'), cells.get('feedback_a'), cells.get('choices')]).toEqual(['"a"', '"f"', '""'])
  })
})
