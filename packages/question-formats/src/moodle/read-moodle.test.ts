import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catchRefusal, collectDrafts } from '../../test/collect.ts'
import type { Draft } from '../draft.ts'
import { readMoodle } from './read-moodle.ts'
import { findCategoryName } from './text.ts'

const file = readFileSync(new URL('../fixtures/moodle.xml', import.meta.url), 'utf8')
const drafts = await collectDrafts(readMoodle(file))

function draft(name: string): Draft {
  const found = drafts.find(({ row }) => row.item === name)
  if (!found) throw new Error(`${name} is missing`)
  return found
}

function findings(name: string): [string, string][] {
  return draft(name).findings.map(({ code, detail }) => [code, detail])
}

describe('readMoodle', () => {
  it('returns the questions of a Moodle file in order, with line numbers', () => {
    expect(drafts.map(({ row }) => [row.number, row.line, row.item])).toEqual([
      [1, 15, 'PHY-11-014'],
      [2, expect.any(Number), 'Weight on the Moon'],
      [3, expect.any(Number), 'The unit of force'],
      [4, expect.any(Number), 'Free fall'],
      [5, expect.any(Number), 'Seat belts'],
      [6, expect.any(Number), 'Units'],
      [7, expect.any(Number), 'All vectors'],
      [8, expect.any(Number), 'Gap'],
    ])
  })

  it('reads a Moodle multiple-choice question, and reports what is lost', () => {
    expect(draft('PHY-11-014').question).toMatchObject({
      legacyId: 'PHY-11-014',
      title: 'Net force on a sled',
      course: 'Forces and/or motion',
      gradeCode: 'G11',
      difficultyLevel: 'beginner',
      subject: undefined,
      questionType: 'multiple_choice',
      skillTags: ['physics.newtons-laws'],
      body: expect.stringContaining('\\(m = 12\\,\\mathrm{kg}\\)'),
      choices: [
        { id: 'A', html: '<p>24 N</p>', feedback: '<p>You divided.</p>' },
        { id: 'B', html: '<p>6 N</p>' },
        { id: 'C', html: '<p>12.5 N</p>' },
      ],
      answer: 'B',
      explanation: '<p>Use \\[F = ma = 6\\,\\mathrm{N}.\\]</p>',
      hints: ['Which law connects the three?'],
      asTyped: false,
    })
    expect(findings('PHY-11-014')).toEqual([
      ['partial_marks', '-33.33333 %'],
      ['points', '2'],
      ['feedback', 'incorrectfeedback'],
    ])
  })

  it('reads a Moodle true/false question, and turns its empty lines into paragraphs', () => {
    expect(draft('Weight on the Moon').question).toMatchObject({
      questionType: 'true_false',
      body: "<p>An astronaut's mass is smaller on the Moon.</p>\n<p>Think before you answer: what is mass <-> weight?</p>",
      choices: [
        { id: 'A', html: 'True', feedback: 'Weight is.' },
        { id: 'B', html: 'False' },
      ],
      answer: 'B',
      explanation: 'Mass stays the same.',
    })
    expect(findings('Weight on the Moon')).toEqual([])
  })

  it('imports Moodle short answers that earn full credit, and reports the answers that do not', () => {
    expect(draft('The unit of force').question).toMatchObject({
      questionType: 'short_answer',
      body: 'Name the unit of force. (a &lt; b)',
      choices: [],
      answer: 'newton',
      acceptedAnswers: ['N'],
    })
    expect(findings('The unit of force')).toEqual([
      ['further_answers', 'new*'],
      ['choice_feedback', '1'],
    ])
  })

  it.each([
    [['*Paris*'], 'Paris', undefined, ['*Paris*']],
    [['Paris', '*Paris'], 'Paris', undefined, ['*Paris']],
    [['a*c', '* '], 'a*c', undefined, ['a*c', '*']],
    [['2\\*x', '* x\\* *'], '2*x', ['x*'], ['* x\\* *']],
    [['*'], '', undefined, ['*']],
  ])(
    'reads the Moodle answer patterns %j as %j and %j, and reports wildcards',
    async (patterns, answer, others, lost) => {
      const answers = patterns.map((pattern) => `<answer fraction="100"><text>${pattern}</text></answer>`).join('')
      const [read] = await collectDrafts(
        readMoodle(
          `<quiz><question type="shortanswer"><questiontext><text>?</text></questiontext>${answers}</question></quiz>`,
        ),
      )
      expect(read?.question?.answer).toBe(answer)
      expect(read?.question?.acceptedAnswers).toEqual(others)
      expect(read?.findings).toEqual(lost.map((detail) => ({ severity: 'lost', code: 'wildcard', detail })))
    },
  )

  it('reads a Moodle numerical answer with tolerance and unit', () => {
    expect(draft('Free fall').question).toMatchObject({
      questionType: 'numerical',
      answer: '19.6',
      answerTolerance: 0.1,
      answerUnit: 'm',
    })
    expect(findings('Free fall')).toEqual([['markdown', '']])
  })

  it('reads several Moodle numerical answers, and reports a tolerance that differs from the first one', async () => {
    const answer = (text: string, percent: number, tolerance: string) =>
      `<answer fraction="${percent}"><text>${text}</text><tolerance>${tolerance}</tolerance></answer>`
    const units = ['cm', 'm'].map((unit) => `<unit><multiplier>1</multiplier><unit_name>${unit}</unit_name></unit>`)
    const answers = [answer('5', 100, '0.5'), answer('-3', 100, '0.5'), answer('7', 100, '1'), answer('9', 50, '0')]
    const [only] = await collectDrafts(
      readMoodle(
        `<quiz><question type="numerical">${answers.join('')}<units>${units.join('')}</units></question></quiz>`,
      ),
    )
    expect(only).toMatchObject({
      question: { answer: '5', acceptedAnswers: ['-3', '7'], answerTolerance: 0.5, answerUnit: 'cm' },
      findings: [
        { code: 'further_answers', detail: '9' },
        { code: 'answer_tolerance', detail: '7: 1' },
        { code: 'units', detail: 'm' },
      ],
    })
  })

  it('reports the answers that exceed the maximum when a Moodle question has 13 correct ones', async () => {
    const answers = Array.from({ length: 13 }, (_, index) => `<answer fraction="100"><text>${index}</text></answer>`)
    const [only] = await collectDrafts(
      readMoodle(`<quiz><question type="numerical">${answers.join('')}</question></quiz>`),
    )
    expect(only?.question?.acceptedAnswers).toHaveLength(10)
    expect(only?.findings.map(({ code, detail }) => [code, detail])).toEqual([
      ['further_answers', '11'],
      ['further_answers', '12'],
    ])
  })

  it('prefers the tolerance inside a Moodle answer over a tolerance tag', async () => {
    const [only] = await collectDrafts(
      readMoodle(
        '<quiz><question type="numerical"><answer fraction="100"><text>1</text><tolerance>2</tolerance></answer><tags><tag><text>tolerance:3</text></tag><tag><text>unit:kg</text></tag></tags></question></quiz>',
      ),
    )
    expect(only?.question).toMatchObject({ answerTolerance: 2, answerUnit: 'kg' })
  })

  it('reads a Moodle essay with its grader information as the rubric', () => {
    expect(draft('Seat belts').question).toMatchObject({ questionType: 'essay', choices: [], answer: '' })
    expect(draft('Seat belts').question?.rubric).toMatch(/\S/)
    expect(findings('Seat belts')).toEqual([])
  })

  it('imports a Moodle question as multiple-select when several choices share the points', () => {
    expect(draft('All vectors')).toMatchObject({
      question: { questionType: 'multiple_select', answer: 'A,B', choices: [{}, {}, { html: 'mass' }] },
      findings: [],
    })
  })

  it('reads a Moodle cloze question with one gap as a single question', () => {
    expect(draft('Gap')).toMatchObject({
      question: {
        body: 'The Moon pulls with _____.',
        questionType: 'numerical',
        answer: '1.62',
        answerTolerance: 0.01,
        title: 'Gap',
      },
      findings: [],
    })
  })

  const cloze = (text: string) =>
    collectDrafts(
      readMoodle(
        `<quiz><question type="cloze"><name><text>C</text></name><questiontext format="html"><text>${text}</text></questiontext><idnumber>X</idnumber></question><question type="essay"/></quiz>`,
      ),
    )

  it('turns each gap of a Moodle cloze question into a question', async () => {
    const drafts = await cloze('{1:MC:~red#no~=blue \\} sky} and {2:SA:=gras\\~s~%50%lawn} and {1:REGEXP:=x}')
    expect(drafts.map(({ row, question, findings }) => [row.number, question?.legacyId, findings])).toEqual([
      [1, 'X-1', [{ severity: 'lost', code: 'split', detail: '3' }]],
      [2, 'X-2', [expect.objectContaining({ code: 'further_answers' }), expect.objectContaining({ code: 'split' })]],
      [3, undefined, [{ severity: 'lost', code: 'unsupported_question_type', detail: 'cloze REGEXP' }]],
      [4, undefined, []],
    ])
    expect(drafts[0]?.question).toMatchObject({
      body: '_____ and […] and […]',
      choices: [{ html: 'red', feedback: 'no' }, { html: 'blue } sky' }],
      answer: 'B',
    })
    expect(drafts[1]?.question).toMatchObject({ body: '[…] and _____ and […]', answer: 'gras~s' })
  })

  it.each([
    ['=R&amp;amp;D', 'R&D', []],
    ['=don&amp;#39;t#Yes', "don't", []],
    ['=a&amp;nbsp;b', 'a b', []],
    ['=*Paris*', 'Paris', ['*Paris*']],
    ['=2\\*x', '2*x', []],
  ])('reads the typed answer %j of a Moodle gap as %j', async (text, answer, lost) => {
    const [read] = await cloze(`{1:SA:${text}}`)
    expect(read?.question?.answer).toBe(answer)
    expect(read?.findings).toEqual(lost.map((detail) => ({ severity: 'lost', code: 'wildcard', detail })))
  })

  it('skips a Moodle cloze question without gaps, or with too many', async () => {
    for (const text of ['none', '{1:SA:=x}'.repeat(100_000)]) {
      const [first] = await cloze(text)
      expect(first).toMatchObject({ question: undefined, findings: [{ code: 'unsupported_question_type' }] })
    }
  })

  it('turns each Moodle pair into a question, with the answers of all pairs as choices', async () => {
    const pair = (asked: string, answer: string) =>
      `<subquestion><text>${asked}</text><answer><text>${answer}</text></answer></subquestion>`
    const file = `<quiz><question type="matching"><questiontext><text>Match.</text></questiontext>${pair('force', 'N')}${pair('energy', 'J')}${pair('', 'W &lt; 1')}</question></quiz>`
    expect(await collectDrafts(readMoodle(file))).toMatchObject([
      {
        question: {
          body: '<div>Match.</div>\n<div>force</div>',
          choices: [{ html: 'N' }, { html: 'J' }, { html: 'W &lt; 1' }],
          answer: 'A',
        },
        findings: [{ code: 'split', detail: '2' }],
      },
      { row: { number: 2 }, question: { answer: 'B' } },
    ])
  })

  it('rejects a truncated Moodle file', async () => {
    const half = file.slice(0, file.indexOf('<!-- question: 4214'))
    expect(await catchRefusal(readMoodle(half))).toMatchObject({ severity: 'refused', code: 'xml_syntax' })
  })

  it('reads 400 kB of unclosed tags in Moodle feedback within ten seconds', { timeout: 10_000 }, async () => {
    const feedback = `<correctfeedback><text>${'&lt;p'.repeat(200_000)}</text></correctfeedback>`
    const [only] = await collectDrafts(readMoodle(`<quiz><question type="essay">${feedback}</question></quiz>`))
    expect(only?.findings).toContainEqual(expect.objectContaining({ code: 'feedback' }))
  })

  it('reports Moodle hints beyond the maximum number, and hints and feedback that are too long', async () => {
    const hint = (text: string) => `<hint format="html"><text>${text}</text></hint>`
    const answer = (feedback: string) =>
      `<answer fraction="0"><text>a</text><feedback><text>${feedback}</text></feedback></answer>`
    const long = 'x'.repeat(4_001)
    const hints = [long, 'one', ' ', 'two', 'three'].map(hint).join('')
    const answers = `${answer(long)}${answer('no')}<answer fraction="100"><text>b</text></answer>`
    const [only] = await collectDrafts(
      readMoodle(`<quiz><question type="multichoice">${answers}${hints}</question></quiz>`),
    )
    expect(only).toMatchObject({
      question: {
        choices: [
          { id: 'A', html: 'a' },
          { id: 'B', html: 'a', feedback: 'no' },
          { id: 'C', html: 'b' },
        ],
        hints: ['one', 'two'],
      },
      findings: [
        { code: 'choice_feedback', detail: '1' },
        { code: 'hints', detail: '2' },
      ],
    })
    expect(only?.question?.choices[0]).not.toHaveProperty('feedback')
  })

  it('reports a Moodle question without a correct answer', async () => {
    const text = '<quiz><question type="multichoice"><answer fraction="0"><text>a</text></answer></question></quiz>'
    const [only] = await collectDrafts(readMoodle(text))
    expect(only).toMatchObject({ question: { answer: '' }, findings: [{ severity: 'lost', code: 'no_right_answer' }] })
  })
})

it.each([
  ['$course$/top/Default for Algebra 1', 'Algebra 1'],
  ['top/Maths/Grade 9', 'Grade 9'],
  ['Work//life', 'Work/life'],
  ['$system$/top', undefined],
  ['', undefined],
])('finds the name for the category path %j: %j', (path, name) => {
  expect(findCategoryName(path)).toBe(name)
})
