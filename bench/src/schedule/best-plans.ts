import { computeBound } from '@pathwise/schedule/bound'
import { solve } from '@pathwise/schedule/solve'
import { generatePlan, type PlanClass } from '@pathwise/schedule/test/drawn-plans'
import { loadReferenceSolver, readCpuMs } from '@pathwise/schedule/test/highs-judge'
import { mean } from '../measure/worlds.ts'
import { type Figure, median, percentile, round } from '../report.ts'
import { describeMoves, price, removeDay } from './lost-day.ts'
import { seedPrefix } from './many-plans.ts'

interface JudgedClass extends PlanClass {
  readonly name: string
  readonly plans: number
  /** The maximum mean loss compared with the optimal plan, in percent. */
  readonly bar: number
}

const classes: readonly JudgedClass[] = [
  { name: '7 days, 60 % full', days: 7, fullness: 0.6, topics: 8, plans: 16, bar: 1 },
  { name: '7 days, 95 % full', days: 7, fullness: 0.95, topics: 8, plans: 16, bar: 1 },
  { name: '14 days, 80 % full', days: 14, fullness: 0.8, topics: 16, plans: 16, bar: 1 },
  { name: '14 days, 100 % full', days: 14, fullness: 1, topics: 16, plans: 16, bar: 1 },
  { name: '14 days, 140 % full', days: 14, fullness: 1.4, topics: 16, plans: 16, bar: 2.5 },
  { name: '28 days, 95 % full', days: 28, fullness: 0.95, topics: 28, plans: 4, bar: 1 },
]

/** Plans are excluded if HiGHS cannot prove an optimum within this limit. */
const timeLimitSeconds = 40

type Judge = Awaited<ReturnType<typeof loadReferenceSolver>>

/**
 * The results of the plans in a class. `losses` contains, for each plan whose optimum is proven, how far the plan falls
 * short of the optimum, as a fraction of the optimum.
 */
interface ClassResult {
  readonly losses: number[]
  readonly belowBound: number[]
  readonly oursMs: number[]
  readonly highsMs: number[]
  readonly moves: number[]
  /** How far each new plan falls short of the best score after a missed day, as a fraction of that score. */
  readonly lossesAfter: number[]
}

function runClass(judge: Judge, { plans, ...kind }: JudgedClass): ClassResult {
  const result: ClassResult = { losses: [], belowBound: [], oursMs: [], highsMs: [], moves: [], lossesAfter: [] }
  for (let index = 0; index < plans; index++) {
    const drawn = generatePlan(kind, `${seedPrefix} judged ${kind.name} ${index}`)
    const { days, tasks } = drawn
    const start = readCpuMs()
    const plan = solve(days, tasks)
    result.oursMs.push(readCpuMs() - start)
    const { best, isProved, cpuMs } = judge(days, tasks)
    result.highsMs.push(cpuMs)
    if (isProved) result.losses.push(1 - plan.worth / best)
    result.belowBound.push(1 - plan.worth / computeBound(days, tasks).worth)
    const lost = removeDay(plan, drawn, [1, 2, 3, 4])
    if (!lost) continue
    result.moves.push(lost.moved)
    if (kind.days > 14) continue
    const after = judge(lost.days, tasks, { plan, price })
    const score = lost.next.plan.worth + price * lost.next.kept.length
    if (after.isProved) result.lossesAfter.push(1 - score / after.best)
  }
  return result
}

function describeClass({ name, bar }: JudgedClass, result: ClassResult): Figure {
  const { losses, belowBound, oursMs, highsMs, lossesAfter } = result
  return {
    name: `${name}: worth lost against the best plan`,
    value: 100 * mean(losses),
    unit: '%',
    bar,
    details: {
      p95: round(100 * percentile(losses, 95)),
      proved: losses.length,
      plans: oursMs.length,
      belowBound: round(100 * mean(belowBound)),
      ...(lossesAfter.length > 0 && { lostAfterLostDay: round(100 * mean(lossesAfter)) }),
      ms: round(median(oursMs)),
      msP95: round(percentile(oursMs, 95)),
      highsMs: round(median(highsMs)),
      timesFaster: round(mean(highsMs) / mean(oursMs)),
    },
  }
}

/** Runs the code until it is compiled, so that measured times exclude compilation. */
function warmUp(): void {
  for (let index = 0; index < 60; index++) {
    const { days, tasks } = generatePlan({ days: 14, fullness: 1, topics: 16 }, `warm ${index}`)
    solve(days, tasks)
  }
}

/** Compares plans with HiGHS's optimal plans, and measures the CPU time of both. */
export async function benchBestPlans(): Promise<Figure[]> {
  const judge = await loadReferenceSolver(timeLimitSeconds)
  warmUp()
  const results = classes.map((kind) => ({ kind, result: runClass(judge, kind) }))
  const fitting = results.filter(({ kind }) => kind.fullness <= 1)
  const movesOf = (days: number) => results.filter(({ kind }) => kind.days === days).map(({ result }) => result.moves)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const ours = sum(results.flatMap(({ result }) => result.oursMs))
  const highs = sum(results.flatMap(({ result }) => result.highsMs))
  return [
    ...results.map(({ kind, result }) => describeClass(kind, result)),
    {
      ...{ name: 'worth lost against the best plan, mean over the classes up to 100 % full', unit: '%', bar: 1 },
      value: 100 * mean(fitting.map(({ result }) => mean(result.losses))),
      details: {
        p95: round(
          100 *
            percentile(
              fitting.flatMap(({ result }) => result.losses),
              95,
            ),
        ),
      },
    },
    describeMoves('7 days, judged', movesOf(7), 12),
    describeMoves('14 days, judged', movesOf(14), 6),
    {
      ...{ name: 'CPU of a plan / HiGHS', value: ours / highs, unit: '×', bar: 1 / 50 },
      details: {
        timesFaster: round(highs / ours),
        leastClass: round(Math.min(...results.map(({ result }) => mean(result.highsMs) / mean(result.oursMs)))),
      },
    },
  ]
}
