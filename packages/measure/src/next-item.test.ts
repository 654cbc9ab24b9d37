import { expect, it } from 'vitest'
import { drawAnswers, drawPool, prior, subject } from '../test/simulation.ts'
import { type Answer, computeOutcomeProbabilities } from './answer.ts'
import { estimateAbilities } from './estimate-abilities.ts'
import { project } from './gaussian.ts'
import { tabulate } from './item-curve.ts'
import { chooseNextItem, type RunState } from './next-item.ts'
import { isGuessWorthwhile } from './predict.ts'
import { createDomainPolicy, overviewPolicy } from './run-policy.ts'
import { buildPrior } from './subject.ts'

const table = drawPool(0.4)

function stateAfter(answers: readonly Answer[], changes: Partial<RunState> = {}): RunState {
  return {
    subject,
    table,
    policy: overviewPolicy,
    posterior: estimateAbilities(prior, table, answers),
    asked: answers.map(({ item }) => item),
    open: new Uint8Array(table.items.length).fill(1),
    use: new Float32Array(table.items.length),
    seed: 'a run',
    ...changes,
  }
}

function choose(state: RunState): number {
  const step = chooseNextItem(state)
  if ('stop' in step) throw new Error(`The run ends: ${step.stop}`)
  return step.item
}

it('chooses the same item for the same seed, and varies it between seeds', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => `run ${index}`)
  const items = seeds.map((seed) => choose(stateAfter([], { seed })))
  expect(seeds.map((seed) => choose(stateAfter([], { seed })))).toEqual(items)
  expect(new Set(items).size).toBe(overviewPolicy.candidates)
})

it('never chooses an item that is not open or that was used in more than a quarter of runs', () => {
  const open = new Uint8Array(table.items.length)
  open.fill(1, 30, 33)
  const use = new Float32Array(table.items.length)
  use[30] = 0.26
  for (let run = 0; run < 40; run++) {
    expect([31, 32]).toContain(choose(stateAfter([], { open, use, seed: `run ${run}` })))
  }
})

it('prefers the item used less often when two are otherwise equal', () => {
  const curve = table.items[0]
  if (!curve) throw new Error('The pool is empty')
  const pair = tabulate([curve, curve])
  const policy = { ...overviewPolicy, candidates: 1 }
  const state = { table: pair, policy, open: new Uint8Array([1, 1]) }
  expect(choose(stateAfter([], { ...state, use: new Float32Array([0.2, 0.1]) }))).toBe(1)
  expect(choose(stateAfter([], { ...state, use: new Float32Array([0.1, 0.2]) }))).toBe(0)
})

it('ignores how often items were used when the policy sets no usage limit', () => {
  const curve = table.items[0]
  if (!curve) throw new Error('The pool is empty')
  const policy = { ...overviewPolicy, candidates: 1, mostUse: 1 }
  const state = { table: tabulate([curve, curve]), policy, open: new Uint8Array([1, 1]) }
  expect(choose(stateAfter([], { ...state, use: new Float32Array([0.9, 0.1]) }))).toBe(0)
})

it('chooses only items from the domain that the run examines', () => {
  for (let run = 0; run < 20; run++) {
    const item = table.items[choose(stateAfter([], { policy: createDomainPolicy(2), seed: `run ${run}` }))]
    expect(subject.domainOfSkill[item?.load[0]?.[0] ?? -1]).toBe(2)
  }
})

it('stops with the reason no_gain when no item is left', () => {
  expect(chooseNextItem(stateAfter([], { open: new Uint8Array(table.items.length) }))).toEqual({ stop: 'no_gain' })
})

it('stops with the reason longest after 20 items', () => {
  expect(chooseNextItem(stateAfter(drawAnswers(table, 0.41, 20)))).toEqual({ stop: 'longest' })
})

it('stops with the reason precise once the ability is precise, but not before 8 items', () => {
  const policy = { ...overviewPolicy, precision: 2 }
  expect(chooseNextItem(stateAfter(drawAnswers(table, 0.42, 7), { policy }))).toHaveProperty('item')
  expect(chooseNextItem(stateAfter(drawAnswers(table, 0.42, 8), { policy }))).toEqual({ stop: 'precise' })
})

it('stops with the reason no_gain when another answer would add too little precision', () => {
  const policy = { ...overviewPolicy, precision: 0, smallestGain: 0.5 }
  expect(chooseNextItem(stateAfter(drawAnswers(table, 0.43, 8), { policy }))).toEqual({ stop: 'no_gain' })
})

it('chooses the item with the largest expected reduction in variance', () => {
  const one = { domainOfSkill: [0], domainShares: [1] }
  const start = buildPrior(one, { expected: 0.3, covered: [true] })
  const curves = [-2, -1.2, -0.4, 0.1, 0.5, 1.1, 1.9].map((difficulty, index) => ({
    slope: 0.8 + 0.2 * (index % 3),
    difficulty,
    slopeDoubt: 0.2,
    difficultyDoubt: 0.3,
    guess: index % 2 === 0 ? 0.25 : 0.02,
    load: [[0, 1]] as const,
  }))
  const pool = tabulate(curves)
  const posterior = estimateAbilities(start, pool, [])
  const drops = curves.map(({ guess }, item) => {
    let left = 0
    for (const outcome of ['right', 'wrong', 'unknown'] as const) {
      // With one answer and known habits, the resolution of the grid is the only error in the posterior.
      const after = estimateAbilities(start, pool, [{ item, outcome, tried: false }], () => posterior)
      left += outcomeProbability(item, outcome, guess) * project(after, [[0, 1]]).variance
    }
    return project(start, [[0, 1]]).variance - left
  })
  function outcomeProbability(item: number, outcome: 'right' | 'wrong' | 'unknown', guess: number): number {
    const { mean, variance } = project(start, [[0, 1]])
    let total = 0
    let known = 0
    for (let point = 0; point <= 40; point++) {
      const weight = Math.exp((-0.5 * (-5 + 0.25 * point - mean) ** 2) / variance)
      total += weight
      known += weight * (pool.knows[item * 41 + point] ?? Number.NaN)
    }
    const { ifKnown, ifUnknown } = computeOutcomeProbabilities(guess, posterior)[outcome]
    return ifUnknown + ((ifKnown - ifUnknown) * known) / total
  }
  const best = drops.indexOf(Math.max(...drops))
  const state = {
    ...stateAfter([]),
    subject: one,
    table: pool,
    posterior,
    policy: { ...overviewPolicy, candidates: 1 },
    open: new Uint8Array(curves.length).fill(1),
    use: new Float32Array(curves.length),
  }
  expect(choose(state)).toBe(best)
})

it('prompts for a guess only when the student probably knows the answer', () => {
  const posterior = estimateAbilities(prior, table, [])
  const easy = table.items.findIndex(({ difficulty }) => difficulty < -1.5)
  const hard = table.items.findIndex(({ difficulty }) => difficulty > 1.5)
  expect(isGuessWorthwhile(posterior, table, easy)).toBe(true)
  expect(isGuessWorthwhile(posterior, table, hard)).toBe(false)
})
