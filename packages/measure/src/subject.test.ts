import { expect, it } from 'vitest'
import { project } from './gaussian.ts'
import { buildDomainLoad, buildOverallLoad, buildPrior, type Subject } from './subject.ts'

const subject: Subject = { domainOfSkill: [0, 0, 1], domainShares: [0.7, 0.3] }
const covered = [true, true, true]

it('lowers the expected ability by 0.8 logits for skills not yet covered in courses', () => {
  const { mean } = buildPrior(subject, { expected: 0.3, covered: [true, false, true] })
  expect(mean[0]).toBeCloseTo(0.3)
  expect(mean[1]).toBeCloseTo(-0.5)
  expect(mean[2]).toBeCloseTo(0.3)
})

it('splits the prior variance into .45 shared by all skills, .15 shared within a domain and .25 per skill', () => {
  const { covariance } = buildPrior(subject, { expected: 0, covered })
  const expected = [0.85, 0.6, 0.45, 0.6, 0.85, 0.45, 0.45, 0.45, 0.85]
  for (const [cell, value] of covariance.entries()) expect(value).toBeCloseTo(expected[cell] ?? Number.NaN)
})

it('weights skills equally within a domain, and domains by their share of the exam', () => {
  expect(buildDomainLoad(subject, 0)).toEqual([
    [0, 0.5],
    [1, 0.5],
  ])
  expect(buildOverallLoad(subject)).toEqual([
    [0, 0.35],
    [1, 0.35],
    [2, 0.3],
  ])
})

it('returns a smaller variance for a domain than for a skill, and the smallest for the whole subject', () => {
  const prior = buildPrior(subject, { expected: 0, covered })
  const skill = project(prior, [[0, 1]]).variance
  const domain = project(prior, buildDomainLoad(subject, 0)).variance
  expect(domain).toBeLessThan(skill)
  expect(project(prior, buildOverallLoad(subject)).variance).toBeLessThan(domain)
})
