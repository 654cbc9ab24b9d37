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

/** Prepares a question, then an edit that resends the stored texts with `changes`. */
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
  ])('sets hasMathml when %s has MathML, and keeps it when the stored texts are resent', (_place, texts) => {
    const { first, second } = prepareTwice(texts)
    expect(first.hasMathml).toBe(true)
    expect(second).toEqual(first)
  })

  it('keeps hasMathml when one formula is removed and another text still contains one', () => {
    const { second } = prepareTwice({ explanation: mathml }, { content_question_mj: 'An edited body' })
    expect(second.hasMathml).toBe(true)
  })

  it('clears hasMathml when the last formula is removed', () => {
    const { first, second } = prepareTwice({ explanation: mathml }, { explanation: 'b' })
    expect([first.hasMathml, second.hasMathml]).toEqual([true, false])
  })

  it('leaves hasMathml false when the MathML contains no formula', () => {
    const { first, second } = prepareTwice({ content_question_mj: 'Text <math></math>' })
    expect(first.hasMathml).toBe(false)
    expect(second).toEqual(first)
  })

  it('leaves hasMathml false for LaTeX formulas', () => {
    expect(prepareQuestion(write({ content_question_mj: '\\(b\\)' })).hasMathml).toBe(false)
  })
})

it('keeps the pool and the fields of a typed number when an edit omits them', () => {
  const fields = { pool: 'assessment' as const, answer_tolerance: 1, answer_unit: 'cm', accepted_answers: ['5'] }
  const stored = prepareQuestion(write(fields))
  const kept = { pool: 'assessment', answerTolerance: 1, answerUnit: 'cm', acceptedAnswers: ['5'] }
  expect(prepareQuestion(write({}), stored)).toMatchObject(kept)
  const cleared = { pool: 'practice' as const, answer_tolerance: null, answer_unit: null, accepted_answers: [] }
  expect(prepareQuestion(write(cleared), stored)).toMatchObject(toRow(cleared))
  expect(prepareQuestion(write({}))).toMatchObject(toRow(cleared))
})

describe('prepareQuestion: estimatedSeconds', () => {
  it.each([
    ['keeps its value when an edit omits it', undefined, 90],
    ['is cleared when an edit sets it to null', null, null],
    ['takes the value of the edit', 120, 120],
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
