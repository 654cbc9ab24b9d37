import { describe, expect, it } from 'vitest'
import { createDice } from '../test/simulation.ts'
import { type Anchor, findDrift } from './anchor.ts'
import type { Answer } from './answer.ts'
import { estimateAbilities } from './estimate-abilities.ts'
import { type CurveTable, logistic, tabulate } from './item-curve.ts'
import { describeGrid, learnItem, startGrid } from './item-grid.ts'
import { buildPrior } from './subject.ts'

const subject = { domainOfSkill: [0], domainShares: [1] }
const prior = buildPrior(subject, { expected: 0, covered: [true] })
const itemCount = 31
const length = 8

/** The number of runs after which the difficulties are estimated again, as in production calibration. */
const runsBetween = 30

interface World {
  /** How far the mean ability of students exceeds the prior mean after calibration, in logits. */
  readonly ablerBy: number
  readonly recentered: boolean
}

/**
 * Simulates runs before and after calibration. Returns the change in the average difficulty since calibration, in
 * logits.
 */
function findMove({ ablerBy, recentered }: World): number {
  const { uniform, normal } = createDice(0.35)
  const truth = Array.from({ length: itemCount }, () => 1.1 * normal())
  const grids = truth.map(() => startGrid(1))
  let calibrated: number[] = []
  const believe = () => {
    const learned = grids.map((grid) => describeGrid(grid))
    const anchors = calibrated.map((one, item): Anchor => {
      return { calibrated: one, learned: learned[item]?.difficulty ?? Number.NaN }
    })
    const drift = recentered ? findDrift(anchors) : 0
    return learned.map((one) => ({ ...one, difficulty: one.difficulty - drift }))
  }
  const average = () => believe().reduce((sum, { difficulty }) => sum + difficulty, 0) / itemCount

  function takeRuns(count: number, mean: number) {
    for (let run = 0; run < count; run += runsBetween) {
      const table = tabulate(believe().map((curve) => ({ ...curve, guess: 0.25, load: [[0, 1]] as const })))
      for (let place = 0; place < runsBetween; place++) takeRun(table, mean + Math.sqrt(0.85) * normal())
    }
  }

  function takeRun(table: CurveTable, ability: number) {
    const first = Math.floor(itemCount * uniform())
    const answers = Array.from({ length }, (_, place): Answer => {
      const item = (first + 4 * place) % itemCount
      const knows = uniform() < logistic(1.1 * (ability - (truth[item] ?? Number.NaN)))
      return { item, outcome: knows || uniform() < 0.25 ? 'right' : 'wrong', tried: false }
    })
    const { withoutAnswer, honesty, caution } = estimateAbilities(prior, table, answers)
    for (const [index, answer] of answers.entries()) {
      const [grid, known] = [grids[answer.item], withoutAnswer[index]]
      if (!grid || !known) throw new Error('The run has no such answer')
      grids[answer.item] = learnItem(grid, { answer, guess: 0.25, ability: known, effort: 1, honesty, caution })
    }
  }

  takeRuns(600, 0)
  calibrated = grids.map((grid) => describeGrid(grid).difficulty)
  const before = average()
  takeRuns(1_200, ablerBy)
  return average() - before
}

it('keeps the scale stable when students become more able than the prior assumes', {
  timeout: 60_000,
}, () => {
  expect(findMove({ ablerBy: 0.8, recentered: false })).toBeLessThan(-0.15)
  expect(Math.abs(findMove({ ablerBy: 0.8, recentered: true }))).toBeLessThan(0.05)
})

describe('findDrift', () => {
  const anchorsBy = (...moves: number[]) =>
    moves.map((move, item) => ({ calibrated: item / 10, learned: item / 10 + move }))
  const moved = (count: number, move: number) => Array.from({ length: count }, () => move)

  it('returns the median change in difficulty of the anchors', () => {
    expect(findDrift(anchorsBy(...moved(20, 0.2), ...moved(21, 0.1)))).toBe(0.1)
    expect(findDrift(anchorsBy(...moved(20, 0.2), ...moved(20, 0.1)))).toBeCloseTo(0.15, 12)
  })

  it('returns 0 when a few of the anchors have leaked', () => {
    expect(findDrift(anchorsBy(...moved(6, -1.2), ...moved(30, 0)))).toBeCloseTo(0, 12)
  })

  it('returns 0 when there are fewer than 30 anchors', () => {
    expect(findDrift(anchorsBy(...moved(29, 0.4)))).toBe(0)
    expect(findDrift(anchorsBy(...moved(30, 0.4)))).toBe(0.4)
  })

  it('returns the same drift when the anchors are in a different order', () => {
    const anchors = anchorsBy(...Array.from({ length: 40 }, (_, item) => Math.sin(item) / 3))
    expect(findDrift(anchors.toReversed())).toBe(findDrift(anchors))
  })
})
