import { expect, it } from 'vitest'
import type { LintedQuestion } from './rules/rule.ts'
import { listOwnFindings } from './rules.ts'

const math = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
const link = (address: string) => `<p><a href="${address}">here</a></p>`
const figure = (alt: string) => {
  const json = JSON.stringify({ v: 1, alt, kind: 'number_line', x: { min: 0, max: 1 } })
  return `<figure data-figure="${json.replaceAll('"', '&quot;')}"></figure>`
}
const choices = [
  { id: 'A', html: '1' },
  { id: 'B', html: '2' },
]

const sound: LintedQuestion = {
  questionType: 'multiple_choice',
  skillTags: ['math.quadratics', 'physics.waves'],
  body: `<p>Solve ${math('x^2 = \\frac{1}{4}')}</p>${link('https://www.collegeboard.org/a?b=c#d')}`,
  choices,
  answer: 'B',
  acceptedAnswers: [],
  answerUnit: null,
  explanation: `<p>${math('\\text{가}')}</p>`,
  hints: [],
  rubric: '',
}

it('reports nothing for a valid question', () => {
  expect(listOwnFindings(sound)).toEqual([])
  expect(listOwnFindings({ ...sound, questionType: 'numeric', choices: [], answer: '12.5' })).toEqual([])
})

it.each(['\\ce{H2O}', '\\ce{2H2 + O2 -> 2H2O}', '\\pu{10 kJ/mol}'])(
  'reports nothing for the chemical formula %s',
  (latex) => {
    expect(listOwnFindings({ ...sound, body: math(latex) })).toEqual([])
  },
)

it('reports an aligned environment in an inline formula, but not in a display formula', () => {
  const latex = '\\begin{align*} x &amp;= 1 \\end{align*}'
  expect(listOwnFindings({ ...sound, body: `<div data-type="math" data-latex="${latex}"></div>` })).toEqual([])
  expect(listOwnFindings({ ...sound, body: math(latex) })).toMatchObject([{ rule: 'unparsable_latex' }])
})

it('accepts an image description that contains only short choices, or both the answer and wrong choices', () => {
  const named = [
    { id: 'A', html: 'crayfish' },
    { id: 'B', html: 'snail' },
  ]
  const body = figure('Snails are eaten by crayfish, and 2 of them by 1 trout.')
  expect(listOwnFindings({ ...sound, body })).toEqual([])
  expect(listOwnFindings({ ...sound, body, choices: named })).toEqual([])
})

it('reports nothing for an essay with a rubric, or for an answer with several choices', () => {
  expect(
    listOwnFindings({ ...sound, questionType: 'essay', choices: [], answer: '', rubric: '<p>Two reasons</p>' }),
  ).toEqual([])
  expect(listOwnFindings({ ...sound, questionType: 'multiple_select', answer: 'A,B' })).toEqual([])
})

it("reports nothing for numerical answers that can be compared with students' input", () => {
  const numerical = { ...sound, questionType: 'numerical', choices: [], answer: '1 1/2 cm', acceptedAnswers: ['-.5'] }
  expect(listOwnFindings({ ...numerical, answerUnit: 'cm' })).toEqual([])
  expect(
    listOwnFindings({ ...sound, questionType: 'short_answer', choices: [], answer: 'x', acceptedAnswers: ['y'] }),
  ).toEqual([])
})

it.each<[string, Partial<LintedQuestion>, { rule: string; place: string; detail: string }]>([
  ['no answer', { answer: '' }, { rule: 'missing_answer', place: 'answer', detail: '' }],
  ['an answer that contains only spaces', { answer: ' ' }, { rule: 'missing_answer', place: 'answer', detail: '' }],
  [
    'an answer that is not one of the choices',
    { answer: 'C' },
    { rule: 'answer_not_a_choice', place: 'answer', detail: 'C' },
  ],
  [
    'a multiple-choice question without choices',
    { choices: [] },
    { rule: 'too_few_choices', place: 'choices', detail: '' },
  ],
  [
    'a multiple-choice question with a single choice',
    { choices: choices.slice(1) },
    { rule: 'too_few_choices', place: 'choices', detail: '' },
  ],
  [
    'a true-or-false question without choices',
    { questionType: 'true_false', choices: [], answer: 'true' },
    { rule: 'too_few_choices', place: 'choices', detail: '' },
  ],
  [
    'a numerical answer that is not a number',
    { questionType: 'numerical', choices: [], answer: 'x = 5' },
    { rule: 'unreadable_answer', place: 'answer', detail: 'x = 5' },
  ],
  [
    'a numerical answer with a different unit',
    { questionType: 'numerical', choices: [], answer: '5 cm', answerUnit: 'm' },
    { rule: 'unreadable_answer', place: 'answer', detail: '5 cm' },
  ],
  [
    'an additional accepted answer with a decimal comma',
    { questionType: 'numerical', choices: [], answer: '5', acceptedAnswers: ['1/3', '2,5'] },
    { rule: 'unreadable_answer', place: 'accepted_answers', detail: '2,5' },
  ],
  [
    'a choice without text',
    { choices: [...choices, { id: 'C', html: '', feedback: 'x' }] },
    { rule: 'empty_choice', place: 'choices.C', detail: '' },
  ],
  [
    'two equal choices',
    { choices: [...choices, { id: 'C', html: '1' }] },
    { rule: 'same_choices', place: 'choices.C', detail: 'A' },
  ],
  ['no skill', { skillTags: [] }, { rule: 'missing_skill', place: 'skill_tags', detail: '' }],
  ['no text', { body: '' }, { rule: 'empty_question', place: 'content_question_mj', detail: '' }],
  [
    'MathML that was kept as source text',
    { explanation: '<p><code>&#x3C;math>&#x3C;mfrac>1&#x3C;/mfrac>&#x3C;/math></code></p>' },
    { rule: 'mathml_as_source', place: 'explanation', detail: '<math><mfrac>1</mfrac></math>' },
  ],
  [
    'a figure with a short description',
    { hints: [figure('A graph')] },
    { rule: 'figure_without_alt', place: 'hints', detail: 'A graph' },
  ],
  [
    'a figure whose description contains the correct choice',
    {
      body: figure('The snail is above the  Mayfly larva.'),
      choices: [
        { id: 'A', html: 'the <em>trout</em>' },
        { id: 'B', html: 'the mayfly larva' },
      ],
    },
    { rule: 'alt_gives_answer', place: 'content_question_mj', detail: 'the mayfly larva' },
  ],
  [
    'a figure whose description contains an additional accepted answer',
    {
      questionType: 'short_answer',
      choices: [],
      answer: 'mitosis',
      acceptedAnswers: ['cell division'],
      body: figure('Two steps of cell division.'),
    },
    { rule: 'alt_gives_answer', place: 'content_question_mj', detail: 'cell division' },
  ],
  [
    'an unknown command',
    { body: math('\\fraq{1}{2}') },
    { rule: 'unparsable_latex', place: 'content_question_mj', detail: '\\fraq{1}{2}' },
  ],
  [
    'an unclosed brace in a choice',
    { choices: [...choices, { id: 'C', html: math('{1') }] },
    { rule: 'unparsable_latex', place: 'choices.C', detail: '{1' },
  ],
  [
    'a broken formula in the feedback of a choice',
    { choices: [...choices, { id: 'C', html: '3', feedback: math('{1') }] },
    { rule: 'unparsable_latex', place: 'choices.C', detail: '{1' },
  ],
  [
    'a broken formula in a hint',
    { hints: ['<p>Look.</p>', math('{1')] },
    { rule: 'unparsable_latex', place: 'hints', detail: '{1' },
  ],
  [
    'a broken link in a rubric',
    { rubric: link('https://exam') },
    { rule: 'broken_link', place: 'rubric', detail: 'https://exam' },
  ],
  [
    'an essay without a rubric',
    { questionType: 'essay', choices: [], answer: '' },
    { rule: 'missing_answer', place: 'answer', detail: '' },
  ],
  [
    'several answers, one of which is not a choice',
    { questionType: 'multiple_select', answer: 'A,C' },
    { rule: 'answer_not_a_choice', place: 'answer', detail: 'A,C' },
  ],
  [
    'words of Korean in a formula',
    { explanation: math('넓이 = 4') },
    { rule: 'unparsable_latex', place: 'explanation', detail: '넓이 = 4' },
  ],
  [
    'a custom tag',
    { skillTags: ['math.quadratics', 'algebra'] },
    { rule: 'untranslated_tag', place: 'skill_tags', detail: 'algebra' },
  ],
])('reports %s', (_name, fields, finding) => {
  expect(listOwnFindings({ ...sound, ...fields })).toEqual([finding])
})

it.each([
  ...['', 'https:', 'https://', 'https://exam', 'http://exa mple.org', '/page', 'javascript:alert(1)', 'mailto:'],
  ...['mailto:somebody', 'tel:', 'tel:call', 'ftp://files', 'https://?.org'],
])('reports a broken link for %j', (address) => {
  const finding = { rule: 'broken_link', place: 'explanation', detail: address }
  expect(listOwnFindings({ ...sound, explanation: link(address) })).toEqual([finding])
})

it('checks a mailto link of 400 kB within five seconds', { timeout: 5_000 }, () => {
  const address = `mailto:a@${'.'.repeat(400_000)} `
  expect(listOwnFindings({ ...sound, explanation: link(address) })).toHaveLength(1)
})

it.each([
  ...[
    'http://example.org',
    'https://例え.テスト/道',
    'HTTPS://EXAMPLE.ORG:8080/a',
    'https://example.org.',
    'cid:part1',
  ],
  ...[
    'mailto:a@example.org',
    'tel:+82-2-123',
    'sms:123',
    'callto:123',
    'xmpp:a@example.org',
    'ftps://files.example.org/',
  ],
])('accepts a link to %j', (address) => {
  expect(listOwnFindings({ ...sound, explanation: link(address) })).toEqual([])
})

it('truncates a long detail without splitting a character, and reports at most fifty findings', () => {
  const [long] = listOwnFindings({ ...sound, skillTags: [`a${'𠮷'.repeat(100)}`] })
  expect(long?.detail).toBe(`a${'𠮷'.repeat(99)}…`)
  expect(
    listOwnFindings({ ...sound, skillTags: Array.from({ length: 60 }, (_, index) => `tag-${index}`) }),
  ).toHaveLength(50)
})

it('reports a correct choice that is twice as long as the longest wrong choice', () => {
  const long = 'because the stone keeps its speed'
  const question = { ...sound, choices: [...choices, { id: 'C', html: `<strong>${long}</strong>` }], answer: 'C' }
  expect(listOwnFindings(question)).toEqual([{ rule: 'length_gives_answer', place: 'choices.C', detail: long }])
  expect(listOwnFindings({ ...question, answer: 'B' })).toEqual([])
  expect(listOwnFindings({ ...question, choices: question.choices.slice(1) })).toEqual([])
  const similar = { id: 'A', html: 'because it falls!' }
  expect(listOwnFindings({ ...question, choices: [similar, ...question.choices.slice(1)] })).toEqual([])
})
