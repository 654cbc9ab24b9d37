import { expect, it } from 'vitest'
import { drawAnswers, drawPool, prior } from '../test/simulation.ts'
import { estimateAbilities } from './estimate-abilities.ts'

const table = drawPool(0.1)
const skills = [...prior.mean.keys()]

function skillMeans(answers: Parameters<typeof estimateAbilities>[2]): number[] {
  return Array.from(estimateAbilities(prior, table, answers).mean)
}

it('returns the prior when there are no answers', () => {
  const posterior = estimateAbilities(prior, table, [])
  expect(posterior.mean).toEqual(prior.mean)
  expect(posterior.covariance).toEqual(prior.covariance)
})

it('does not mutate the prior', () => {
  const before = prior.covariance.slice()
  estimateAbilities(prior, table, drawAnswers(table, 0.2, 20))
  expect(prior.covariance).toEqual(before)
})

it('returns the same abilities to within 0.003 logits when the answers are in a different order', () => {
  for (const seed of [0.21, 0.22, 0.23]) {
    const answers = drawAnswers(table, seed, 20)
    const reversed = skillMeans(answers.toReversed())
    for (const [skill, mean] of skillMeans(answers).entries()) {
      expect(Math.abs(mean - (reversed[skill] ?? Number.NaN))).toBeLessThan(0.003)
    }
  }
})

it('raises an ability after a right answer and lowers it after a wrong one', () => {
  const before = estimateAbilities(prior, table, [])
  for (const skill of skills) {
    const item = table.items.findIndex(({ load }) => load.length === 1 && load[0]?.[0] === skill)
    const right = estimateAbilities(prior, table, [{ item, outcome: 'right', tried: false }])
    const wrong = estimateAbilities(prior, table, [{ item, outcome: 'wrong', tried: false }])
    expect(right.mean[skill]).toBeGreaterThan(before.mean[skill] ?? Number.NaN)
    expect(wrong.mean[skill]).toBeLessThan(before.mean[skill] ?? Number.NaN)
  }
})

it('changes the estimates for skills in the same domain more than for skills in other domains', () => {
  const item = table.items.findIndex(({ load }) => load.length === 1 && load[0]?.[0] === 0)
  const [, sameDomain = 0, , , otherDomain = 0] = skillMeans([{ item, outcome: 'right', tried: false }])
  expect(sameDomain).toBeGreaterThan(otherDomain)
  expect(otherDomain).toBeGreaterThan(0)
})

it('infers honesty when the student answers "I don\'t know" instead of guessing', () => {
  const answers = drawAnswers(table, 0.24, 20)
  const guessing = answers.map((answer) =>
    answer.outcome === 'unknown' ? { ...answer, outcome: 'wrong' as const } : answer,
  )
  expect(estimateAbilities(prior, table, answers).honesty).toBeGreaterThan(
    estimateAbilities(prior, table, guessing).honesty + 0.1,
  )
})

it('infers caution when a student often says "I don\'t know" and then guesses right', () => {
  const easy = [...table.items.keys()].filter((item) => (table.items[item]?.difficulty ?? 0) < -1.5)
  const answers = easy.slice(0, 8).map((item) => ({ item, outcome: 'right' as const, tried: true }))
  expect(estimateAbilities(prior, table, answers).caution).toBeGreaterThan(0.3)
  expect(estimateAbilities(prior, table, answers).mean[0]).toBeGreaterThan(0)
})

it('throws when an answer refers to an unknown item', () => {
  expect(() => estimateAbilities(prior, table, [{ item: 900, outcome: 'right', tried: false }])).toThrow(
    'There is no item 900',
  )
})
