import type { Answer } from '@pathwise/measure/answer'
import { estimateAbilities, type Posterior } from '@pathwise/measure/estimate-abilities'
import { type Gaussian, project } from '@pathwise/measure/gaussian'
import type { LearnHabits } from '@pathwise/measure/habits'
import type { CurveTable, ItemCurve } from '@pathwise/measure/item-curve'
import { chooseNextItem } from '@pathwise/measure/next-item'
import { isGuessWorthwhile } from '@pathwise/measure/predict'
import type { RunPolicy } from '@pathwise/measure/run-policy'
import { buildOverallLoad, type Subject } from '@pathwise/measure/subject'
import { answerItem, type Dice, type SimulatedStudent } from './worlds.ts'

export interface Simulation {
  subject: Subject
  /** The true item parameters. `table` contains the assumed ones. */
  truth: readonly ItemCurve[]
  table: CurveTable
  policy: RunPolicy
  prior: Gaussian
  student: SimulatedStudent
  learn: LearnHabits
  tryAnyway: boolean
  seed: string
  dice: Dice
  use: Float32Array
}

/** Simulates a run until it stops. Returns the posterior after each answer. */
export function simulateRun(simulation: Simulation): { posteriors: Posterior[]; answers: Answer[] } {
  const { subject, truth, table, policy, prior, student, learn, dice, seed, use } = simulation
  const open = new Uint8Array(truth.length).fill(1)
  const answers: Answer[] = []
  const posteriors: Posterior[] = []
  let posterior = estimateAbilities(prior, table, [], learn)
  for (;;) {
    const asked = answers.map(({ item }) => item)
    const step = chooseNextItem({ subject, table, policy, posterior, asked, open, use, seed })
    if ('stop' in step) return { posteriors, answers }
    open[step.item] = 0
    const { outcome, tryAnyway } = answerItem(student, truth[step.item], dice)
    const tried = simulation.tryAnyway && outcome === 'unknown' && isGuessWorthwhile(posterior, table, step.item)
    answers.push({ item: step.item, outcome: tried ? tryAnyway() : outcome, tried })
    posterior = estimateAbilities(prior, table, answers, learn)
    posteriors.push(posterior)
  }
}

/** Returns the error and the standard deviation of the overall ability estimate. */
export function findOverallError(subject: Subject, posterior: Posterior, student: SimulatedStudent) {
  const load = buildOverallLoad(subject)
  const { mean, variance } = project(posterior, load)
  let truth = 0
  for (const [skill, weight] of load) truth += weight * (student.abilities[skill] ?? Number.NaN)
  return { error: mean - truth, deviation: Math.sqrt(variance) }
}
