import { randomLcg, randomNormal } from 'd3-random'
import type { Answer, Outcome } from '../src/answer.ts'
import { type CurveTable, type ItemCurve, logistic, tabulate } from '../src/item-curve.ts'
import { buildPrior, type Subject } from '../src/subject.ts'

/** A subject with the domain weights of SAT Math: four domains with fifteen skills. */
export const subject: Subject = {
  domainOfSkill: [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3],
  domainShares: [0.35, 0.35, 0.15, 0.15],
}

export const prior = buildPrior(subject, { expected: 0, covered: subject.domainOfSkill.map(() => true) })

export function createDice(seed: number) {
  const uniform = randomLcg(seed)
  return { uniform, normal: randomNormal.source(uniform)(0, 1) }
}

/** Generates a pool with 20 items per skill. Every third item also measures a second skill. */
export function drawPool(seed: number): CurveTable {
  const { uniform, normal } = createDice(seed)
  const items = subject.domainOfSkill.flatMap((_, skill) =>
    Array.from({ length: 20 }, (_unused, index): ItemCurve => {
      const second = (skill + 1) % subject.domainOfSkill.length
      return {
        slope: Math.min(2.5, Math.max(0.4, Math.exp(0.1 + 0.3 * normal()))),
        difficulty: 1.1 * normal(),
        slopeDoubt: 0,
        difficultyDoubt: 0,
        guess: 0.15 + 0.2 * uniform(),
        load:
          index % 3 === 0
            ? [
                [skill, 0.65],
                [second, 0.35],
              ]
            : [[skill, 1]],
      }
    }),
  )
  return tabulate(items)
}

/** Simulates a student who answers random items in the pool. The student's abilities are drawn from the prior. */
export function drawAnswers(table: CurveTable, seed: number, count: number): Answer[] {
  const { uniform, normal } = createDice(seed)
  const shared = 0.67 * normal()
  const abilities = subject.domainOfSkill.map(() => shared + 0.63 * normal())
  return Array.from({ length: count }, (_, position): Answer => {
    const item = (Math.floor(uniform() * 14) + position * 14) % table.items.length
    const curve = table.items[item]
    if (!curve) throw new RangeError(`There is no item ${item}`)
    const ability = curve.load.reduce((sum, [skill, weight]) => sum + weight * (abilities[skill] ?? 0), 0)
    const knows = uniform() < logistic(curve.slope * (ability - curve.difficulty))
    const guessed: Outcome = uniform() < curve.guess ? 'right' : 'wrong'
    const unsure: Outcome = uniform() < 0.5 ? 'unknown' : guessed
    return { item, outcome: knows ? 'right' : unsure, tried: false }
  })
}
