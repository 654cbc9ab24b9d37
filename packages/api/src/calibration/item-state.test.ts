import { describeGrid } from '@pathwise/measure/item-grid'
import { leakLimit } from '@pathwise/measure/item-watch'
import { expect, it } from 'vitest'
import type { ItemEvidence } from './evidence.ts'
import { findStatus, type ItemState, startItem, updateItem, writeItem } from './item-state.ts'

const question = { version: 3, difficultyLevel: 'advanced' }

/** Builds the evidence from one answer by a student with the given ability. */
function buildEvidence(ability: number, outcome: 'right' | 'wrong', choice = 'A'): ItemEvidence {
  return {
    questionId: 1,
    questionVersion: 3,
    choice,
    observation: {
      answer: { item: 0, outcome, tried: false },
      guess: 0.25,
      ability: { mean: ability, variance: 0.2 },
      effort: 1,
      honesty: 0.5,
      caution: 0,
    },
  }
}

/**
 * Updates an item with answers from students across the ability range. Students with an ability above 0.3 answer
 * correctly.
 */
function learnAnswers(item: ItemState, count: number): ItemState {
  let learned = item
  for (let answer = 0; answer < count; answer++) {
    const ability = -2 + (answer % 9) / 2
    learned = updateItem(learned, buildEvidence(ability, ability > 0.3 ? 'right' : 'wrong'), () => 0.2)
  }
  return learned
}

it('starts an item at a higher difficulty when its author assigned a harder level', () => {
  const levels = ['beginner', 'intermediate', 'advanced', 'expert']
  const difficulties = levels.map((difficultyLevel) => {
    return describeGrid(startItem({ version: 1, difficultyLevel }).grid).difficulty
  })
  expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other))
})

it.each([
  [49, 'guessed', false],
  [50, 'provisional', true],
  [199, 'provisional', true],
  [200, 'calibrated', true],
])('after %d answers, sets status to %s and hasMisfit to %s', (answers, status, hasMisfit) => {
  const columns = writeItem(learnAnswers(startItem(question), answers))
  expect(columns).toMatchObject({ answers, status, questionVersion: 3 })
  expect(columns.misfit !== null).toBe(hasMisfit)
})

it('keeps an item suspended, regardless of later answers', () => {
  const item = learnAnswers(startItem(question, true), 200)
  expect(findStatus(item)).toBe('suspended')
  expect(findStatus({ ...item, suspended: false })).toBe('calibrated')
})

it('starts leak monitoring when the item is calibrated', () => {
  const calibrated = learnAnswers(startItem(question), 200)
  expect(calibrated).toMatchObject({ leak: 0, reference: calibrated.grid })
  let leaked = calibrated
  for (let answer = 0; answer < 30; answer++) leaked = updateItem(leaked, buildEvidence(-1, 'right'), () => 0)
  expect(leaked.leak).toBeGreaterThan(leakLimit)
  expect(leaked.reference).toBe(calibrated.reference)
})

it('counts the selected choices for each third of the ability range', () => {
  const allEvidence = [
    buildEvidence(-1, 'wrong', 'C'),
    buildEvidence(-0.9, 'wrong', 'C'),
    buildEvidence(0, 'wrong', 'constructor'),
    buildEvidence(1, 'right', 'A'),
  ]
  const { choiceCounts } = allEvidence.reduce(
    (item, evidence) => updateItem(item, evidence, () => 0),
    startItem(question),
  )
  expect(choiceCounts.map((counts) => Object.entries(counts))).toEqual([[['C', 2]], [['constructor', 1]], [['A', 1]]])
})

it('makes an item an anchor when it is calibrated, and does not change the anchor’s difficulty afterward', () => {
  expect(learnAnswers(startItem(question), 199).anchor).toBeUndefined()
  const calibrated = learnAnswers(startItem(question), 200)
  expect(calibrated.anchor).toBeCloseTo(describeGrid(calibrated.grid).difficulty - 0.2, 12)
  expect(learnAnswers(calibrated, 50).anchor).toBe(calibrated.anchor)
})
