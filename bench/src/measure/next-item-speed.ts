import { Cat } from '@bdelab/jscat'
import type { Answer } from '@pathwise/measure/answer'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { chooseNextItem } from '@pathwise/measure/next-item'
import { overviewPolicy } from '@pathwise/measure/run-policy'
import { buildPrior } from '@pathwise/measure/subject'
import { type Figure, round } from '../report.ts'
import { subject } from './fifteen-skills.ts'
import { createDice, type Dice, sampleCurve } from './worlds.ts'

const skills = subject.domainOfSkill.length
const length = 20
const prior = buildPrior(subject, { expected: 0, covered: subject.domainOfSkill.map(() => true) })

/** Draws items, of which 45 % measure a second skill. */
function drawItems(count: number, dice: Dice): ItemCurve[] {
  return Array.from({ length: count }, () => {
    const skill = Math.floor(skills * dice.uniform())
    const second = (skill + 1 + Math.floor(3 * dice.uniform())) % skills
    const single = dice.uniform() < 0.55
    const load = single
      ? ([[skill, 1]] as const)
      : ([
          [skill, 0.65],
          [second, 0.35],
        ] as const)
    return sampleCurve(dice, load, 0.25)
  })
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the CPU milliseconds per answer, including the choice of the next item. */
function timeRun(table: CurveTable, dice: Dice, seed: string): number {
  const open = new Uint8Array(table.items.length).fill(1)
  const use = new Float32Array(table.items.length)
  const answers: Answer[] = []
  const policy = { ...overviewPolicy, mostItems: length, precision: 0, smallestGain: 0 }
  const start = readCpuMs()
  for (let position = 0; position < length; position++) {
    const posterior = estimateAbilities(prior, table, answers)
    const asked = answers.map(({ item }) => item)
    const step = chooseNextItem({ subject, table, policy, posterior, asked, open, use, seed })
    if ('stop' in step) throw new Error('The run ended early')
    open[step.item] = 0
    const outcome = (['right', 'wrong', 'unknown'] as const)[Math.floor(3 * dice.uniform())] ?? 'wrong'
    answers.push({ item: step.item, outcome, tried: false })
  }
  return (readCpuMs() - start) / length
}

/** Returns jsCAT's CPU milliseconds per answer, excluding its deep copies. jsCAT measures only one ability. */
function timeJsCat(items: readonly ItemCurve[], dice: Dice, answers: number): number {
  const cat = new Cat({
    ...{ method: 'EAP', itemSelect: 'MFI', nStartItems: 0, minTheta: -4, maxTheta: 4 },
    ...{ priorDist: 'norm', priorPar: [0, 1], randomSeed: 'bench' },
  })
  let open = items.map(({ slope, difficulty, guess }, id) => ({ a: slope, b: difficulty, c: guess, d: 1, id }))
  const start = readCpuMs()
  for (let position = 0; position < answers; position++) {
    const { nextStimulus } = cat.findNextItem(open, 'MFI', false)
    const item = open.find(({ id }) => id === nextStimulus?.['id'])
    if (!item) throw new Error('jsCAT found no item')
    open = open.filter(({ id }) => id !== item.id)
    cat.updateAbilityEstimate({ a: item.a, b: item.b, c: item.c, d: 1 }, dice.uniform() < 0.5 ? 1 : 0)
  }
  return (readCpuMs() - start) / answers
}

/**
 * Measures the CPU time to process an answer and choose the next item, with 15 skills. Compares it with jsCAT, which
 * measures one ability.
 */
export function benchNextItemSpeed(): Figure[] {
  const sizes = [
    { count: 1_000, share: 1 / 30, bar: 0.3, jsCatAnswers: 8 },
    { count: 10_000, share: 1 / 100, bar: 1.2, jsCatAnswers: 3 },
  ]
  return sizes.flatMap(({ count, share, bar, jsCatAnswers }) => {
    const dice = createDice(count)
    const items = drawItems(count, dice)
    const table = tabulate(items)
    let ours = 0
    let jsCat = 0
    // A running server has already chosen thousands of items. Warm-up rounds bring the compiler to the same state.
    for (let turn = -8; turn < 5; turn++) {
      for (let run = 0; run < 12; run++) ours += (turn < 0 ? 0 : 1 / 60) * timeRun(table, dice, `${turn}:${run}`)
      jsCat += (turn < 0 ? 0 : 1 / 5) * timeJsCat(items, dice, jsCatAnswers)
    }
    const name = `next item of ${count}`
    return [
      { name: `${name}: CPU of an answer and the next item`, value: ours, unit: 'ms', bar },
      {
        ...{ name: `${name}: CPU / jsCAT`, value: ours / jsCat, unit: '×', bar: round(share) },
        details: { jsCatMs: round(jsCat), timesFaster: round(jsCat / ours) },
      },
    ]
  })
}
