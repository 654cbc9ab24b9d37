import { type Normal, project } from '@pathwise/measure/gaussian'
import { buildPrior } from '@pathwise/measure/subject'
import { describe, expect, it } from 'vitest'
import { buildResponse } from '../../test/stored-response.ts'
import { type RunEvidence, updatePrior } from './evidence.ts'
import { estimateOverTime, type Sitting } from './evidence-over-time.ts'
import { buildSubject } from './measured-subject.ts'

const subject = buildSubject('sat.math')
const run = { subject, prior: buildPrior(subject, { expected: 0, covered: subject.skills.map(() => true) }) }
const after = (weeks: number) => new Date(Date.UTC(2026, 10, 2) + weeks * 7 * 24 * 3_600_000)
const practicedSkill = subject.skills.indexOf('math.quadratics')

/** Twelve overview answers, two thirds of which are wrong. */
const overview: Sitting = {
  at: after(0),
  responses: Array.from({ length: 12 }, (_, index) => buildResponse({ outcome: index % 3 === 0 ? 'right' : 'wrong' })),
}
const practiceAt = (weeks: number): Sitting => ({
  at: after(weeks),
  responses: Array.from({ length: 5 }, () => buildResponse({ outcome: 'right' })),
})

function findSkill({ posterior }: RunEvidence): Normal {
  return project(posterior, [[practicedSkill, 1]])
}

describe('estimateOverTime', () => {
  it('returns the same result as `updatePrior` for a single sitting without elapsed time', () => {
    expect(estimateOverTime(run, [overview], after(0))).toEqual(updatePrior(run, overview.responses))
  })

  it('returns the prior when there are no sittings', () => {
    expect(estimateOverTime(run, [], after(3)).posterior.mean).toEqual(run.prior.mean)
  })

  it('widens the ranges with every week since the last sitting', () => {
    const variances = [0, 4, 8].map((weeks) => findSkill(estimateOverTime(run, [overview], after(weeks))).variance)
    expect((variances[1] ?? 0) - (variances[0] ?? 0)).toBeCloseTo(0.04, 9)
    expect((variances[2] ?? 0) - (variances[1] ?? 0)).toBeCloseTo(0.04, 9)
  })

  it('gives practice more weight when the overview is older', () => {
    const means = [0.001, 4, 12].map((weeks) => {
      return findSkill(estimateOverTime(run, [overview, practiceAt(weeks)], after(weeks))).mean
    })
    expect(means[0]).toBeLessThan(means[1] ?? 0)
    expect(means[1]).toBeLessThan(means[2] ?? 0)
  })

  it('returns nearly the same estimate as `updatePrior` when the sittings are close together', () => {
    const soon = practiceAt(0.001)
    const apart = findSkill(estimateOverTime(run, [overview, soon], soon.at))
    const together = findSkill(updatePrior(run, [...overview.responses, ...soon.responses]))
    expect(Math.abs(apart.mean - together.mean)).toBeLessThan(0.05)
    expect(Math.abs(Math.sqrt(apart.variance) - Math.sqrt(together.variance))).toBeLessThan(0.02)
  })

  it('folds sittings chronologically, and returns the responses in input order', () => {
    const [early, late] = [practiceAt(1), practiceAt(6)]
    const sorted = estimateOverTime(run, [overview, early, late], after(6))
    const mixed = estimateOverTime(run, [overview, late, early], after(6))
    expect(findSkill(mixed).mean).toBeCloseTo(findSkill(sorted).mean, 9)
    expect(mixed.responses).toEqual([...overview.responses, ...late.responses, ...early.responses])
  })

  it('does not narrow the ranges when a device reports a sitting in the future', () => {
    const future = practiceAt(2)
    expect(findSkill(estimateOverTime(run, [overview, future], after(0)))).toEqual(
      findSkill(estimateOverTime(run, [overview, future], after(2))),
    )
  })
})
