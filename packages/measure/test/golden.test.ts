import { expect, it } from 'vitest'
import type { Answer, Outcome } from '../src/answer.ts'
import { estimateAbilities } from '../src/estimate-abilities.ts'
import { project } from '../src/gaussian.ts'
import { logistic } from '../src/item-curve.ts'
import { chooseNextItem } from '../src/next-item.ts'
import { isGuessWorthwhile } from '../src/predict.ts'
import { overviewPolicy } from '../src/run-policy.ts'
import { createDice, drawPool, prior, subject } from './simulation.ts'

/** Simulates a run and formats its items, answers and estimated abilities as lines of text. */
function recordRun(seed: number, caution: number): string[] {
  const table = drawPool(seed)
  const { uniform, normal } = createDice(seed + 0.005)
  const shared = 0.67 * normal()
  const abilities = subject.domainOfSkill.map(() => shared + 0.63 * normal())
  const honesty = uniform()
  const open = new Uint8Array(table.items.length).fill(1)
  const use = Float32Array.from(table.items, () => 0.3 * uniform())
  const answers: Answer[] = []
  for (;;) {
    const posterior = estimateAbilities(prior, table, answers)
    const asked = answers.map(({ item }) => item)
    const step = chooseNextItem({
      ...{ subject, table, policy: overviewPolicy, posterior, asked, open, use },
      seed: `golden ${seed}`,
    })
    if ('stop' in step) return [`stop ${step.stop}`, ...answers.map(printAnswer), ...printPosterior()]
    const { item } = step
    open[item] = 0
    const curve = table.items[item]
    const ability = curve?.load.reduce((sum, [skill, weight]) => sum + weight * (abilities[skill] ?? 0), 0) ?? 0
    const knows = uniform() < logistic((curve?.slope ?? 0) * (ability - (curve?.difficulty ?? 0)))
    const solved: Outcome = knows || uniform() < (curve?.guess ?? 0) ? 'right' : 'wrong'
    const declines = uniform() < (knows ? caution : honesty)
    const tried = declines && isGuessWorthwhile(posterior, table, item)
    answers.push({ item, outcome: declines && !tried ? 'unknown' : solved, tried })
  }

  function printPosterior(): string[] {
    const posterior = estimateAbilities(prior, table, answers)
    const skills = [...subject.domainOfSkill.keys()].map((skill) => {
      const { mean, variance } = project(posterior, [[skill, 1]])
      return `skill ${skill}: ${mean.toFixed(9)} ± ${Math.sqrt(variance).toFixed(9)}`
    })
    return [...skills, `honesty ${posterior.honesty.toFixed(9)}`, `caution ${posterior.caution.toFixed(9)}`]
  }
}

function printAnswer({ item, outcome, tried }: Answer): string {
  return `item ${item}: ${outcome}${tried ? ' when asked to try' : ''}`
}

// The app recomputes results from stored answers, so a change here alters results that students have already seen. Run
// `vitest run -u` only after a documented change to the model, the prior or item selection.
it('reproduces the items and abilities of the recorded golden runs', async () => {
  const runs = [
    ['a student without caution', 0.51, 0],
    ['another student without caution', 0.52, 0],
    ['a cautious student', 0.53, 0.3],
  ] as const
  const lines = runs.flatMap(([name, seed, caution]) => [`# ${name}`, ...recordRun(seed, caution), ''])
  await expect(lines.join('\n')).toMatchFileSnapshot('golden-runs.txt')
})
