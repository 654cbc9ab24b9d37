import { project, standardNormalBelow } from '@pathwise/measure/gaussian'
import { learnHonesty } from '@pathwise/measure/habits'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { overviewPolicy, type RunPolicy } from '@pathwise/measure/run-policy'
import { buildDomainLoad, buildPrior, type Subject } from '@pathwise/measure/subject'
import { type Figure, round } from '../report.ts'
import { simulateMaxInformation } from './max-information.ts'
import { simulateRun } from './simulate-run.ts'
import { answerItem, createDice, mean, rootMeanSquare, type SimulatedStudent, sampleCurve } from './worlds.ts'

/** SAT Math: 15 skills in four domains. */
export const subject: Subject = {
  domainOfSkill: [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3],
  domainShares: [0.35, 0.35, 0.15, 0.15],
}
const skills = subject.domainOfSkill.length
/**
 * Results are averaged over several item banks. With 60 students per bank, skill errors vary by about 4% and
 * calibration errors by about 0.02 from bank to bank.
 */
const banks = 16
const studentsPerBank = 60
const length = 20
const policy: RunPolicy = { ...overviewPolicy, fewestItems: length, candidates: 1, mostUse: 1 }

/**
 * Components of the simulated ability variance. `explained` is the part of the overall ability that grade, country and
 * goal explain, and `shared` is the rest of it. `domain` and `own` vary by domain and by skill.
 */
const variances = { explained: 0.15, shared: 0.45, domain: 0.15, own: 0.25 }

export function sampleBank(seed: number): ItemCurve[] {
  const dice = createDice(seed)
  return subject.domainOfSkill.flatMap((_, skill) =>
    Array.from({ length: 20 }, () => sampleCurve(dice, [[skill, 1]], 0.15 + 0.2 * dice.uniform())),
  )
}

export function sampleStudent(seed: number): { student: SimulatedStudent; expected: number } {
  const dice = createDice(seed)
  const expected = Math.sqrt(variances.explained) * dice.normal()
  const shared = expected + Math.sqrt(variances.shared) * dice.normal()
  const domains = subject.domainShares.map(() => Math.sqrt(variances.domain) * dice.normal())
  const abilities = Float64Array.from(
    subject.domainOfSkill,
    (domain) => shared + (domains[domain] ?? Number.NaN) + Math.sqrt(variances.own) * dice.normal(),
  )
  return { student: { abilities, honesty: dice.honesty(), caution: 0, slip: 0.05 }, expected }
}

/** Returns estimates from four separate five-item tests, one per domain, with the same prior. */
function estimateByDomain(items: readonly ItemCurve[], student: SimulatedStudent, expected: number, seed: number) {
  const dice = createDice(seed + 0.5)
  return subject.domainShares.map((_, domain) => {
    const own = items.filter(({ load }) => subject.domainOfSkill[load[0]?.[0] ?? -1] === domain)
    const size = buildDomainLoad(subject, domain).length
    const deviation = Math.sqrt(variances.shared + variances.domain + variances.own / size)
    // The maximum-information rule assumes a standard normal prior, so rescale the items to match that prior.
    const moved = own.map((item) => ({
      ...item,
      slope: item.slope * deviation,
      difficulty: (item.difficulty - expected) / deviation,
    }))
    const steps = simulateMaxInformation(moved, length / 4, (item) => answerItem(student, own[item], dice).outcome)
    return expected + deviation * (steps.at(-1)?.estimate ?? Number.NaN)
  })
}

interface Tally {
  domains: number[]
  skills: number[]
  separateDomains: number[]
  separateSkills: number[]
  held: number[]
  chances: { chance: number; above: number }[]
}

function runStudent(table: CurveTable, items: readonly ItemCurve[], seed: number, tally: Tally) {
  const { student, expected } = sampleStudent(seed)
  const prior = buildPrior(subject, { expected, covered: subject.domainOfSkill.map(() => true) })
  const use = new Float32Array(items.length)
  const { posteriors } = simulateRun({
    ...{ subject, truth: items, table, policy, prior, student, use },
    ...{ learn: learnHonesty, tryAnyway: false, dice: createDice(seed + 0.5), seed: String(seed) },
  })
  const posterior = posteriors.at(-1)
  if (!posterior) throw new Error('A run asked nothing')
  const separate = estimateByDomain(items, student, expected, seed)
  for (const domain of subject.domainShares.keys()) {
    const load = buildDomainLoad(subject, domain)
    const truth = load.reduce((sum, [skill, weight]) => sum + weight * (student.abilities[skill] ?? Number.NaN), 0)
    tally.domains.push(project(posterior, load).mean - truth)
    tally.separateDomains.push((separate[domain] ?? Number.NaN) - truth)
  }
  for (let skill = 0; skill < skills; skill++) {
    const truth = student.abilities[skill] ?? Number.NaN
    const { mean: estimate, variance } = project(posterior, [[skill, 1]])
    const deviation = Math.sqrt(variance)
    tally.skills.push(estimate - truth)
    tally.separateSkills.push((separate[subject.domainOfSkill[skill] ?? -1] ?? Number.NaN) - truth)
    tally.held.push(Math.abs(estimate - truth) < 1.2816 * deviation ? 1 : 0)
    tally.chances.push({ chance: standardNormalBelow(estimate / deviation), above: truth > 0 ? 1 : 0 })
  }
}

/** Returns the mean absolute difference between predicted probabilities and observed frequencies, in ten equal bins. */
function findCalibrationError(chances: Tally['chances']): number {
  let error = 0
  for (let group = 0; group < 10; group++) {
    const members = chances.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === group)
    const distance = members.reduce((sum, { chance, above }) => sum + chance - above, 0)
    error += Math.abs(distance)
  }
  return error / chances.length
}

/** Measures 15 skills with 20 items, and compares the result with four separate one-ability tests. */
export function benchFifteenSkills(): Figure[] {
  const tally: Tally = { domains: [], skills: [], separateDomains: [], separateSkills: [], held: [], chances: [] }
  for (let bank = 0; bank < banks; bank++) {
    const items = sampleBank(bank + 1)
    const table = tabulate(items)
    for (let index = 0; index < studentsPerBank; index++) runStudent(table, items, 1000 * (bank + 1) + index, tally)
  }
  const perBank = studentsPerBank * skills
  const ratios = Array.from({ length: banks }, (_, bank) => {
    const [from, to] = [bank * perBank, (bank + 1) * perBank]
    return rootMeanSquare(tally.skills.slice(from, to)) / rootMeanSquare(tally.separateSkills.slice(from, to))
  })
  const domains = rootMeanSquare(tally.domains)
  const skillErrors = rootMeanSquare(tally.skills)
  return [
    {
      name: '15 skills: domain RMSE / four separate tests',
      value: domains / rootMeanSquare(tally.separateDomains),
      unit: '×',
      bar: 0.85,
      details: { logits: round(domains) },
    },
    {
      name: '15 skills: skill RMSE / four separate tests',
      value: skillErrors / rootMeanSquare(tally.separateSkills),
      unit: '×',
      bar: 0.85,
      details: {
        logits: round(skillErrors),
        lowestBank: round(Math.min(...ratios)),
        highestBank: round(Math.max(...ratios)),
      },
    },
    { name: '15 skills: 80 % bands hold', value: 100 * mean(tally.held), unit: '%', bar: 77, atLeast: true },
    { name: '15 skills: calibration error', value: findCalibrationError(tally.chances), unit: 'share', bar: 0.03 },
  ]
}
