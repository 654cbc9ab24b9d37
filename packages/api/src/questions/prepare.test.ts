import { toRow } from '@pathwise/question-formats/field-row'
import { describe, expect, it } from 'vitest'
import { prepareQuestion } from './prepare.ts'
import { type CreateQuestionInput, createQuestionInputSchema } from './questions.schemas.ts'

const mathml = '<math><mi>b</mi></math>'

function write(texts: Partial<CreateQuestionInput>): CreateQuestionInput {
  return createQuestionInputSchema.parse({
    title: 'A title',
    subject: 'physics',
    course: 'Physics 11',
    grade_code: 'G11',
    education_level: 'high_school',
    difficulty_level: 'expert',
    difficulty_score: 9,
    question_type: 'multiple_choice',
    ...texts,
  })
}

/** Prepares a question, and then an edit that resends the stored texts with `changes` applied. */
function prepareTwice(texts: Partial<CreateQuestionInput>, changes: Partial<CreateQuestionInput> = {}) {
  const first = prepareQuestion(write(texts))
  const { body, choices, explanation, answer } = first
  const resent = write({ content_question_mj: body, choices: [...choices], explanation, answer, ...changes })
  return { first, second: prepareQuestion(resent, first) }
}

describe('prepareQuestion: hasMathml', () => {
  it.each([
    ['the body', { content_question_mj: mathml }],
    ['the explanation', { explanation: mathml }],
    ['a choice', { choices: [{ id: 'A', html: mathml }], answer: 'A' }],
  ])('is set when %s contains MathML, and kept when the stored texts are resent', (_place, texts) => {
    const { first, second } = prepareTwice(texts)
    expect(first.hasMathml).toBe(true)
    expect(second).toEqual(first)
  })

  it('keeps has_mathml when one text is edited and another still contains a formula', () => {
    const { second } = prepareTwice({ explanation: mathml }, { content_question_mj: 'An edited body' })
    expect(second.hasMathml).toBe(true)
  })

  it('clears has_mathml when the last formula is removed', () => {
    const { first, second } = prepareTwice({ explanation: mathml }, { explanation: 'b' })
    expect([first.hasMathml, second.hasMathml]).toEqual([true, false])
  })

  it('does not set has_mathml for an empty `<math>` element', () => {
    const { first, second } = prepareTwice({ content_question_mj: 'Text <math></math>' })
    expect(first.hasMathml).toBe(false)
    expect(second).toEqual(first)
  })

  it('does not set has_mathml for LaTeX formulas', () => {
    expect(prepareQuestion(write({ content_question_mj: '\\(b\\)' })).hasMathml).toBe(false)
  })
})

it('keeps the pool and numerical answer fields when an edit omits them', () => {
  const fields = { pool: 'assessment' as const, answer_tolerance: 1, answer_unit: 'cm', accepted_answers: ['5'] }
  const stored = prepareQuestion(write(fields))
  const kept = { pool: 'assessment', answerTolerance: 1, answerUnit: 'cm', acceptedAnswers: ['5'] }
  expect(prepareQuestion(write({}), stored)).toMatchObject(kept)
  const cleared = { pool: 'practice' as const, answer_tolerance: null, answer_unit: null, accepted_answers: [] }
  expect(prepareQuestion(write(cleared), stored)).toMatchObject(toRow(cleared))
  expect(prepareQuestion(write({}))).toMatchObject(toRow(cleared))
})

describe('prepareQuestion: hints, rubric and feedback', () => {
  const dirty = '<p onclick="steal()">Look</p><script>steal()</script>'
  const taught = {
    hints: [dirty, '<script></script>'],
    rubric: dirty,
    choices: [
      { id: 'A', html: '1', feedback: 'You <b>added</b><script>steal()</script> $x$' },
      { id: 'B', html: '2', feedback: '<script></script>' },
    ],
    answer: 'B',
  }
  const added = 'You <strong>added</strong> <span data-type="math" data-latex="x"></span>'

  it('sanitizes hints, rubric and feedback, and removes empty ones', () => {
    const { hints, rubric, choices } = prepareQuestion(write(taught))
    expect({ hints, rubric }).toEqual({ hints: ['<p>Look</p>'], rubric: '<p>Look</p>' })
    expect(choices).toEqual([
      { id: 'A', html: '1', feedback: added },
      { id: 'B', html: '2' },
    ])
  })

  it('keeps texts that an edit omits, and removes texts that an edit sets to an empty value', () => {
    const stored = prepareQuestion(write(taught))
    const bare = taught.choices.map(({ id, html }) => ({ id, html }))
    expect(prepareQuestion(write({ choices: bare, answer: 'B' }), stored)).toEqual(stored)
    const emptied = { hints: [], rubric: '', choices: bare.map((choice) => ({ ...choice, feedback: '' })), answer: 'B' }
    expect(prepareQuestion(write(emptied), stored)).toMatchObject({ hints: [], rubric: '', choices: bare })
    expect(prepareQuestion(write(emptied), stored).choices[0]).not.toHaveProperty('feedback')
  })

  it.each([
    ['hints', { hints: [mathml] }],
    ['the rubric', { rubric: mathml }],
    ['feedback', { choices: [{ id: 'A', html: '1', feedback: mathml }], answer: 'A' }],
  ])('sets hasMathml for MathML in %s', (_place, texts) => {
    expect(prepareQuestion(write(texts)).hasMathml).toBe(true)
  })

  it.each([
    ['three hints', { hints: ['1', '2', '3'] }, 'hints'],
    ['an empty hint', { hints: [''] }, 'hints'],
    ['a hint that is too long', { hints: ['x'.repeat(4_001)] }, 'hints'],
    [
      'feedback that is too long',
      { choices: [{ id: 'A', html: '1', feedback: 'x'.repeat(4_001) }], answer: 'A' },
      'choices',
    ],
  ])('rejects %s', (_what, texts, field) => {
    expect(() => write(texts)).toThrow(field)
  })
})

describe('answers with several choices', () => {
  const choices = ['A', 'B', 'C'].map((id) => ({ id, html: id }))

  it('accepts several correct choices only for multiple_select, and rejects unknown and repeated ones', () => {
    const several = { choices, question_type: 'multiple_select' }
    expect(write({ ...several, answer: 'A,C' }).answer).toBe('A,C')
    expect(() => write({ ...several, answer: 'A,D' })).toThrow('answer')
    expect(() => write({ ...several, answer: 'A,A' })).toThrow('answer')
    expect(() => write({ choices, answer: 'A,C' })).toThrow('answer')
  })
})

describe('prepareQuestion: estimatedSeconds', () => {
  it.each([
    ['keeps its value when an edit omits it', undefined, 90],
    ['is cleared when an edit sets it to null', null, null],
    ['is set to the value that the edit contains', 120, 120],
  ])('estimatedSeconds %s', (_title, estimated_seconds, expected) => {
    const stored = prepareQuestion(write({ estimated_seconds: 90 }))
    expect(prepareQuestion(write({ estimated_seconds }), stored).estimatedSeconds).toBe(expected)
  })

  it('sets estimatedSeconds to null when a new question omits it', () => {
    expect(prepareQuestion(write({})).estimatedSeconds).toBeNull()
  })

  it.each([9, 3_601, 10.5])('rejects estimatedSeconds of %s', (estimated_seconds) => {
    expect(() => write({ estimated_seconds })).toThrow('estimated_seconds')
  })
})
