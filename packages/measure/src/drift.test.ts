import { expect, it } from 'vitest'
import { drawAnswers, drawPool, prior, subject } from '../test/simulation.ts'
import { widen } from './drift.ts'
import { estimateAbilities } from './estimate-abilities.ts'
import { project } from './gaussian.ts'
import { buildDomainLoad } from './subject.ts'

const table = drawPool(0.6)
const posterior = estimateAbilities(prior, table, drawAnswers(table, 0.61, 20))
const varianceOf = (gaussian: typeof prior, skill: number) => project(gaussian, [[skill, 1]]).variance

it('adds .01 per week to the variance of each skill without changing the means', () => {
  const later = widen(posterior, prior, 3)
  expect(later.mean).toEqual(posterior.mean)
  for (const skill of subject.domainOfSkill.keys()) {
    expect(varianceOf(later, skill) - varianceOf(posterior, skill)).toBeCloseTo(0.03, 12)
  }
})

it('widens the uncertainty of a domain less than that of its skills, because skills change independently', () => {
  const load = buildDomainLoad(subject, 0)
  const growth = project(widen(posterior, prior, 3), load).variance - project(posterior, load).variance
  expect(growth).toBeCloseTo(0.03 / load.length, 12)
})

it('never increases the variance of a skill beyond its prior variance', () => {
  const later = widen(posterior, prior, 1_000)
  for (const skill of subject.domainOfSkill.keys()) {
    expect(varianceOf(later, skill)).toBeCloseTo(varianceOf(prior, skill), 12)
  }
})

it.each([0, -2])('changes nothing after %d weeks (a wrong device clock can produce this value)', (weeks) => {
  expect(widen(posterior, prior, weeks).covariance).toEqual(posterior.covariance)
})
