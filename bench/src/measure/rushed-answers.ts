import type { Answer } from '@pathwise/measure/answer'
import { isRushed } from '@pathwise/measure/effort'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import { project } from '@pathwise/measure/gaussian'
import { learnHonesty } from '@pathwise/measure/habits'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { chooseNextItem } from '@pathwise/measure/next-item'
import { overviewPolicy } from '@pathwise/measure/run-policy'
import { buildDomainLoad, buildPrior } from '@pathwise/measure/subject'
import { type Figure, round } from '../report.ts'
import { sampleBank, sampleStudent, subject } from './fifteen-skills.ts'
import { answerItem, createDice, rootMeanSquare } from './worlds.ts'

const students = 80
const length = 20
/** The maximum number of rushed answers that are replaced by another item. */
const mostReplaced = 6
const rushedShare = 0.35
const usualMs = 55_000
const policy = { ...overviewPolicy, fewestItems: length, mostItems: length, candidates: 1, mostUse: 1 }

/** How rushed answers are treated. The product uses `left out`. */
type Treatment = 'nothing is rushed' | 'counted as meant' | 'left out'

/** Returns the errors of one student's domain estimates. */
function runStudent(table: CurveTable, items: readonly ItemCurve[], seed: number, treatment: Treatment): number[] {
  const { student, expected } = sampleStudent(seed)
  const prior = buildPrior(subject, { expected, covered: subject.domainOfSkill.map(() => true) })
  const dice = createDice(seed + 0.5)
  const open = new Uint8Array(items.length).fill(1)
  const use = new Float32Array(items.length)
  const answers: Answer[] = []
  let posterior = estimateAbilities(prior, table, answers, learnHonesty)
  for (let shown = 0; shown < length + mostReplaced; shown++) {
    const asked = answers.map(({ item }) => item)
    const step = chooseNextItem({ subject, table, policy, posterior, asked, open, use, seed: String(seed) })
    if ('stop' in step) break
    open[step.item] = 0
    const rushes = dice.uniform() < rushedShare && treatment !== 'nothing is rushed'
    const elapsedMs = rushes ? 3_500 * Math.exp(0.5 * dice.normal()) : usualMs * Math.exp(0.55 * dice.normal())
    const meant = answerItem(student, items[step.item], dice).outcome
    const tapped = dice.uniform() < (items[step.item]?.guess ?? Number.NaN) ? 'right' : 'wrong'
    if (treatment === 'left out' && isRushed(elapsedMs, usualMs)) continue
    answers.push({ item: step.item, outcome: rushes ? tapped : meant, tried: false })
    posterior = estimateAbilities(prior, table, answers, learnHonesty)
  }
  return subject.domainShares.map((_, domain) => {
    const load = buildDomainLoad(subject, domain)
    const truth = load.reduce((sum, [skill, weight]) => sum + weight * (student.abilities[skill] ?? Number.NaN), 0)
    return project(posterior, load).mean - truth
  })
}

/** Measures the errors of the ability estimates for students who guess a third of the items within seconds. */
export function benchRushedAnswers(): Figure[] {
  const items = sampleBank(9)
  const table = tabulate(items)
  const measure = (treatment: Treatment) =>
    rootMeanSquare(
      Array.from({ length: students }, (_, index) => runStudent(table, items, 9000 + index, treatment)).flat(),
    )
  const ceiling = measure('nothing is rushed')
  return [
    {
      name: '15 skills, 35 % rushed answers: domain RMSE / nothing rushed',
      value: measure('left out') / ceiling,
      unit: '×',
      bar: 1.1,
      details: { countedAsMeant: round(measure('counted as meant') / ceiling), logits: round(ceiling) },
    },
  ]
}
