import { describe, expect, it } from 'vitest'
import { findItemCurve, type DescribedItem as Item, type Parameters } from './item-curve.ts'
import { buildSubject } from './measured-subject.ts'

const subject = buildSubject('sat.math')

const item = {
  version: 2,
  questionType: 'multiple_choice',
  difficultyLevel: 'advanced',
  skillTags: ['math.quadratics'],
  choices: ['A', 'B', 'C', 'D'].map((id) => ({ id, html: id })),
  answer: 'B',
  acceptedAnswers: [],
  answerUnit: null,
} as const satisfies Item
const learned: Parameters = {
  questionVersion: 2,
  slope: 1.7,
  difficulty: -0.4,
  slopeDoubt: 0.1,
  difficultyDoubt: 0.2,
  usualMs: 60_000,
  status: 'calibrated',
}

describe('findItemCurve', () => {
  it('returns the estimated parameters when the estimate is based on answers to the current version', () => {
    expect(findItemCurve(item, learned, subject)).toEqual({
      ...{ slope: 1.7, difficulty: -0.4, slopeDoubt: 0.1, difficultyDoubt: 0.2 },
      ...{ guess: 0.25, load: [['math.quadratics', 1]], guessed: false },
    })
  })

  it('uses the author’s level when the question has changed since the estimate', () => {
    const curve = findItemCurve(item, { ...learned, questionVersion: 1 }, subject)
    expect(curve).toEqual(findItemCurve(item, null, subject))
    expect(curve).toMatchObject({ guessed: true })
    expect(curve?.difficultyDoubt).toBeGreaterThan(0.5)
  })

  it('estimates a higher difficulty when the author chose a higher level', () => {
    const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
    const difficulties = levels.map((difficultyLevel) => findItemCurve({ ...item, difficultyLevel }, null, subject))
    const sorted = difficulties.map((curve) => curve?.difficulty ?? Number.NaN)
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
  })

  it.each([
    ['four choices', item, 0.25],
    ['true or false', { ...item, questionType: 'true_false', choices: item.choices.slice(0, 2) }, 0.5],
    ['a typed number', { ...item, questionType: 'numerical', choices: [], answer: '7/2' }, 0.02],
  ] satisfies [string, Item, number][])('returns the guessing probability for %s', (_name, one, guess) => {
    expect(findItemCurve(one, null, subject)?.guess).toBe(guess)
  })

  it.each([
    ['measures no skill of the section', { ...item, skillTags: ['physics.energy'] }],
    ['has one choice', { ...item, choices: item.choices.slice(1, 2) }],
    ['has no right choice', { ...item, answer: 'E' }],
    ['has an answer that is not a number', { ...item, questionType: 'numerical', answer: 'seven' }],
    [
      'has an accepted answer that is not a number',
      { ...item, questionType: 'numerical', answer: '7', acceptedAnswers: ['x'] },
    ],
  ] satisfies [string, Item][])('returns null when an item %s', (_name, one) => {
    expect(findItemCurve(one, null, subject)).toBeNull()
  })
})
