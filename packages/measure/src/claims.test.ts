import { expect, it } from 'vitest'
import { drawPool, prior, subject } from '../test/simulation.ts'
import type { Answer } from './answer.ts'
import { assessLoad, assessSkills, findBand, findReliability, hasChanged } from './claims.ts'
import { estimateAbilities } from './estimate-abilities.ts'
import { buildDomainLoad, buildOverallLoad } from './subject.ts'

const table = drawPool(0.6)
const overall = buildOverallLoad(subject)

/** Builds `count` answers per skill, each to a different item and all with the same outcome. */
function answerSkills(skills: readonly number[], count: number, outcome: 'right' | 'wrong'): Answer[] {
  return skills.flatMap((skill) =>
    Array.from({ length: count }, (_, index) => ({ item: skill * 20 + 1 + 3 * index, outcome, tried: false })),
  )
}

function claimsAfter(answers: readonly Answer[], effort = 1) {
  return assessSkills({ posterior: estimateAbilities(prior, table, answers), table, answers, effort }, 0)
}

it('returns only `expected` verdicts before the first answer', () => {
  expect(new Set(claimsAfter([]).map(({ verdict }) => verdict))).toEqual(new Set(['expected']))
})

it('returns needs_work for a skill with only wrong answers, and inferred for a skill without answers', () => {
  const claims = claimsAfter(answerSkills([0, 1], 5, 'wrong'))
  expect(claims[0]).toMatchObject({ verdict: 'needs_work', answers: [0, 1, 2, 3, 4] })
  expect(claims[0]?.chanceBelow).toBeGreaterThan(0.8)
  expect(claims[14]).toMatchObject({ verdict: 'inferred', answers: [] })
})

it('returns on_track for a skill with only right answers', () => {
  expect(claimsAfter(answerSkills([0, 1], 5, 'right'))[0]?.verdict).toBe('on_track')
})

it('returns no verdict when there are fewer than 8 answers or the effort is low', () => {
  expect(claimsAfter(answerSkills([0], 7, 'wrong'))[0]?.verdict).toBe('not_sure')
  expect(claimsAfter(answerSkills([0, 1], 5, 'wrong'), 0.49)[0]?.verdict).toBe('not_sure')
})

it('returns a credible interval that contains the mean and narrows as answers are added', () => {
  const before = findBand(prior, overall)
  const after = findBand(estimateAbilities(prior, table, answerSkills([0, 4, 9, 12], 3, 'right')), overall)
  expect(before.low).toBeLessThan(0)
  expect(before.high).toBeGreaterThan(0)
  expect(after.high - after.low).toBeLessThan(before.high - before.low)
})

it('returns a reliability that starts at 0 and grows with more answers', () => {
  const few = estimateAbilities(prior, table, answerSkills([0], 3, 'right'))
  const many = estimateAbilities(prior, table, answerSkills([0, 4, 9, 12], 3, 'right'))
  expect(findReliability(prior, prior, overall)).toBe(0)
  expect(findReliability(prior, many, overall)).toBeGreaterThan(findReliability(prior, few, overall))
})

it('reports a change only when it exceeds the uncertainty of both measurements', () => {
  const low = estimateAbilities(prior, table, answerSkills([0, 4, 9, 12], 5, 'wrong'))
  const high = estimateAbilities(prior, table, answerSkills([0, 4, 9, 12], 5, 'right'))
  expect(hasChanged(low, high, overall)).toBe(true)
  expect(hasChanged(low, estimateAbilities(prior, table, answerSkills([0, 4, 9, 12], 4, 'wrong')), overall)).toBe(false)
})

it("bases a domain's verdict on answers about its skills, and returns inferred for a domain without answers", () => {
  const answers = answerSkills([0, 1], 5, 'wrong')
  const evidence = { posterior: estimateAbilities(prior, table, answers), table, answers, effort: 1 }
  const claim = assessLoad(evidence, buildDomainLoad(subject, 0), 0)
  expect(claim).toMatchObject({ verdict: 'needs_work', answers: [...answers.keys()] })
  expect(assessLoad(evidence, buildDomainLoad(subject, 3), 0)).toMatchObject({ verdict: 'inferred', answers: [] })
})
