import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { collectDrafts } from '../../test/collect.ts'
import { complete, writeText } from '../../test/round-trip.ts'
import type { Draft } from '../draft.ts'
import { readGift } from './read-gift.ts'
import { giftWriter } from './write-gift.ts'

const file = readFileSync(new URL('../fixtures/bank.gift', import.meta.url), 'utf8')
const drafts = await collectDrafts(readGift(file))

function draft(name: string): Draft {
  const found = drafts.find(({ row }) => row.item === name)
  if (!found) throw new Error(`${name} is missing`)
  return found
}

async function only(text: string): Promise<Draft> {
  const [first, ...others] = await collectDrafts(readGift(text))
  if (!first || others.length > 0) throw new Error(`${others.length + 1} questions`)
  return first
}

describe('readGift', () => {
  it('returns the questions of a GIFT file in order, with line numbers', () => {
    expect(drafts.map(({ row }) => [row.number, row.line])).toEqual([
      [1, 4],
      [2, 13],
      [3, 16],
      [4, 18],
      [5, 21],
      [6, 23],
      [7, 25],
      [8, 27],
      [9, 27],
      [10, 32],
      [11, 38],
      [12, 40],
    ])
  })

  it('reads GIFT choices with formulas and feedback, and reports partial credit', () => {
    expect(draft('ALG-091')).toMatchObject({
      question: {
        legacyId: 'ALG-091',
        title: 'Slope of a line',
        course: 'Algebra 1',
        gradeCode: 'G9',
        skillTags: ['math.linear-equations'],
        questionType: 'multiple_choice',
        body: '<p>What is the slope of the line \\(y = -\\frac{2}{3}x + 4\\)?</p>',
        choices: [
          { id: 'A', html: '<p>\\(\\frac{2}{3}\\)</p>', feedback: '<p>Look at the sign.</p>' },
          { id: 'B', html: '<p>\\(-\\frac{2}{3}\\)</p>' },
          { id: 'C', html: '<p>\\(-0.67\\)</p>' },
          { id: 'D', html: '<p>4</p>' },
        ],
        answer: 'B',
        explanation: '<p>In <em>y = mx + b</em> the slope is <em>m</em>.</p>',
      },
      findings: [{ code: 'partial_marks', detail: '50 %' }],
    })
  })

  it('puts a gap in place of GIFT answers inside a sentence', () => {
    expect(drafts[1]?.question).toMatchObject({
      title: '',
      body: 'The bus leaves at 10:30, so at 9:45 there are _____ minutes left.',
      answer: 'A',
    })
  })

  it('reads a GIFT true/false question', () => {
    expect(draft('Prime?').question).toMatchObject({
      questionType: 'true_false',
      answer: 'B',
      explanation: 'Right: 3 × 17.',
    })
  })

  it('reads a GIFT short answer, and reports answers that earn only partial credit', () => {
    expect(draft('Capital of algebra:')).toMatchObject({
      question: {
        body: 'Who wrote the first book on algebra?<br>Give the last name.',
        questionType: 'short_answer',
        answer: 'al-Khwarizmi',
      },
      findings: [{ code: 'further_answers', detail: 'Khwarizmi' }],
    })
  })

  it('reads GIFT numerical answers with tolerances, and ranges as midpoint and tolerance', async () => {
    expect(draft('Root')).toMatchObject({
      question: { questionType: 'numerical', answer: '1.414', answerTolerance: 0.001 },
      findings: [],
    })
    expect(draft('Between')).toMatchObject({ question: { answer: '3', answerTolerance: 2 }, findings: [] })
    expect(await only('n {#-1.1 .. -0.4}')).toMatchObject({ question: { answer: '-0.75', answerTolerance: 0.35 } })
    expect(await only('n {#=5:0.1 =-3:0.1 =4..4.2}')).toMatchObject({
      question: { answer: '5', acceptedAnswers: ['-3', '4.1'], answerTolerance: 0.1 },
      findings: [],
    })
    expect((await only('n {#=12:0#yes =%50%11:2#near ~#no}')).question).toMatchObject({
      answer: '12',
      explanation: 'yes',
    })
  })

  it('reports a GIFT answer whose tolerance differs from the first answer’s, and a non-numeric range', async () => {
    expect(await only('n {#=5:1 =6:2}')).toMatchObject({
      question: { answer: '5', acceptedAnswers: ['6'], answerTolerance: 1 },
      findings: [{ code: 'answer_tolerance', detail: '6: 2' }],
    })
    expect(await only('n {#1..e}')).toMatchObject({
      question: { answer: '1..e' },
      findings: [{ code: 'answer_tolerance', detail: '1..e' }],
    })
  })

  it('reads empty GIFT braces as an essay', () => {
    expect(draft('Explain')).toMatchObject({ question: { questionType: 'essay', answer: '' }, findings: [] })
  })

  it('turns each GIFT pair into a question, with the answers of all pairs as choices', () => {
    const pairs = drafts.filter(({ row }) => row.item === 'Pairs')
    expect(pairs).toMatchObject([
      {
        question: {
          title: 'Pairs (1)',
          questionType: 'multiple_choice',
          body: expect.stringContaining('2+2'),
          choices: [{ html: '4' }, { html: '6' }],
          answer: 'A',
        },
        findings: [{ code: 'split', detail: '2' }],
      },
      { question: { title: 'Pairs (2)', answer: 'B' } },
    ])
  })

  it('imports a GIFT question as multiple-select when several choices share the points', async () => {
    expect(draft('Several')).toMatchObject({
      question: { questionType: 'multiple_select', answer: 'A,B' },
      findings: [],
    })
    expect(await only('Which? {~%80%a ~%20%b ~c}')).toMatchObject({
      question: { answer: 'A,B' },
      findings: [{ code: 'partial_marks', detail: '80 %, 20 %' }],
    })
  })

  it.each([
    ['several choices that are each right', 'q {=a =b ~c}', 'several_right_answers', '2'],
    ['too many pairs', `q {${'=a -> b '.repeat(31)}}`, 'unsupported_question_type', 'matching'],
  ])('skips a GIFT question with %s', async (_name, text, code, detail) => {
    expect(await only(text)).toMatchObject({ question: undefined, findings: [{ severity: 'lost', code, detail }] })
  })

  it.each([
    ['A note', 'lost', 'unsupported_question_type', 'description'],
    ['Broken', 'refused', 'gift_syntax', 'What is half of 8? {=4 ~2'],
  ])('returns a finding without a question for the GIFT question %s', (name, severity, code, detail) => {
    expect(draft(name)).toMatchObject({ question: undefined, findings: [{ severity, code, detail }] })
  })

  it.each([
    ['answers that are closed but not opened', 'a = b}'],
    ['braces in a formula that are not escaped', '\\(\\frac{1}{2}\\) is {=0.5 ~2}'],
  ])('rejects a GIFT question with %s', async (_name, text) => {
    expect((await only(text)).findings).toMatchObject([{ severity: 'refused', code: 'gift_syntax' }])
  })

  it.each([
    ['[plain]a < b\\n{T}', 'a &lt; b'],
    ['[html]a &lt; <b>b</b>{T}', 'a &lt; <b>b</b>'],
    ['[moodle]a <b>b</b>\nc{T}', 'a <b>b</b><br>c'],
    ['[markdown]a **b**{T}', 'a **b**'],
    ['a \\{b\\} \\~ \\\\(c\\\\){T}', 'a {b} ~ \\(c\\)'],
  ])('converts the text of the GIFT question %j to %j', async (text, body) => {
    expect((await only(text)).question?.body).toBe(body)
  })

  it('reads a value such as [id:…] in a GIFT comment up to its first unescaped closing bracket', async () => {
    const text = '// [id:a\\]b] [tag:] [tag:c[d] [tag:e\\\\] [tag:f\nx{T}'
    const [draft] = await collectDrafts(readGift(text))
    expect(draft?.question).toMatchObject({ legacyId: 'a]b', skillTags: ['c[d', 'e\\'] })
  })

  it('parses 200 kB of repeated GIFT syntax within the test timeout, and finds no choices', async () => {
    const pieces = ['::', '{', '}', '~=%', '####', '\\', '//[id:', '//[id:\\', '$CATEGORY:/', '%-1.']
    const hostile = pieces.map((piece) => piece.repeat(200_000 / piece.length))
    // GIFT attaches a comment to the question after it, so append a question.
    const all = await Promise.all(hostile.map((text) => collectDrafts(readGift(`${text}\nx{}`))))
    expect(all.flat().filter(({ question }) => question?.choices.length)).toEqual([])
  })
})

it.each([
  ['*Paris*', 'Paris', ['*Paris*']],
  ['2\\*x', '2*x', []],
])('reads the GIFT answer pattern %j as %j, and reports wildcards', async (pattern, answer, lost) => {
  const { question, findings } = await only(`Which? {=${pattern}}`)
  expect(question?.answer).toBe(answer)
  expect(findings).toEqual(lost.map((detail) => ({ severity: 'lost', code: 'wildcard', detail })))
})

it.each(['2*x', '*', 'a \\* b', 'A -> B', '-> B', 'NaCl -> Na+ + Cl-'])(
  'reads the typed answer %j from its own GIFT export',
  async (answer) => {
    const { question, findings } = await only(
      writeText(giftWriter, [{ ...complete, questionType: 'short_answer', choices: [], answer }]),
    )
    expect(question).toMatchObject({ questionType: 'short_answer', body: complete.body, choices: [], answer })
    expect(findings).toEqual([])
  },
)
