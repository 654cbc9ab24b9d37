import { learnHabits, learnHonesty } from '@pathwise/measure/habits'
import { overviewPolicy, type RunPolicy } from '@pathwise/measure/run-policy'
import { type Figure, median, round } from '../report.ts'
import {
  type Arm,
  length,
  type Outcomes,
  plainWorld,
  simulateArm,
  simulateMaxInformationRuns,
  studentsPerBank,
  type World,
} from './one-ability-world.ts'
import { mean, rootMeanSquare } from './worlds.ts'

const greedy: RunPolicy = { ...overviewPolicy, fewestItems: length, candidates: 1, mostUse: 1 }
const plain: Arm = { learn: learnHonesty, tryAnyway: false, policy: greedy }
const production: Arm = { learn: learnHabits, tryAnyway: true, policy: { ...overviewPolicy, fewestItems: length } }
const learning: Arm = { ...production, policy: greedy }

/** Returns the lowest and the highest of the banks' root mean square errors. */
function findExtremes(errors: readonly number[]) {
  const ofBanks = Array.from({ length: errors.length / studentsPerBank }, (_, bank) =>
    rootMeanSquare(errors.slice(bank * studentsPerBank, (bank + 1) * studentsPerBank)),
  )
  return { lowestBank: round(Math.min(...ofBanks)), highestBank: round(Math.max(...ofBanks)) }
}

/** Reports a root mean square error with its standard error and its range across banks. */
function describeErrors(name: string, errors: readonly number[], bar: number, rule?: readonly number[]): Figure {
  const value = rootMeanSquare(errors)
  const standardError = round(value / Math.sqrt(2 * errors.length))
  const spread = { standardError, ...findExtremes(errors) }
  const details = rule ? { ...spread, maximumInformation: round(rootMeanSquare(rule)) } : spread
  return { name: `${name}: RMSE`, value, unit: 'logits', bar, details }
}

function describeBands(name: string, { held }: Outcomes, bar: number): Figure {
  return { name: `${name}: 80 % bands hold`, value: 100 * mean(held), unit: '%', bar, atLeast: true }
}

/** Measures the error of a 20-item run that measures a single ability. */
export function benchOneAbility(): Figure[] {
  const open = simulateArm(plain, plainWorld)
  const closed: World = { ...plainWorld, honest: false }
  const withoutUnknown: Arm = { ...plain, learn: () => ({ honesty: 0, caution: 0 }) }
  const ratio =
    rootMeanSquare(simulateArm(withoutUnknown, closed).errors) / rootMeanSquare(simulateMaxInformationRuns(closed))
  return [
    describeErrors('one ability, 20 items', open.errors, 0.31, simulateMaxInformationRuns(plainWorld)),
    { name: 'one ability: median items to .4', value: median(open.lengths), unit: 'items', bar: 12 },
    { name: 'one ability, no "I don\'t know": RMSE / maximum information', value: ratio, unit: '×', bar: 1.03 },
    ...benchProduction(),
    ...benchCaution(),
    ...benchOtherWorlds(),
  ]
}

/**
 * Measures runs with all features of production: a choice among the five best items, a limit on how often each item is
 * used, an estimate of how often the student says "I don't know" despite knowing the answer, and a second try after "I
 * don't know".
 */
function benchProduction(): Figure[] {
  const real = simulateArm(production, plainWorld)
  const cost = rootMeanSquare(real.errors) / rootMeanSquare(simulateArm(learning, plainWorld).errors)
  const name = 'one ability, as in production'
  return [
    describeErrors(name, real.errors, 0.38),
    { name: `${name}: median items to .4`, value: median(real.lengths), unit: 'items', bar: 16 },
    { name: `${name}: highest use of an item`, value: real.highestUse, unit: 'share', bar: 0.25 },
    { name: `${name}: items that two runs share`, value: real.overlap, unit: 'share', bar: 0.25 },
    { name: `${name}: RMSE / unlimited use`, value: cost, unit: '×', bar: 1.12 },
  ]
}

/** Measures the errors of the ability estimates for students who say "I don't know" although they know the answer. */
function benchCaution(): Figure[] {
  const worlds = [
    [0.15, 0.38],
    [0.3, 0.42],
  ] as const
  return worlds.flatMap(([caution, bar]) => {
    const outcomes = simulateArm(learning, { ...plainWorld, caution })
    const name = `one ability, "I don't know" to ${100 * caution} % of what is known`
    return [describeErrors(name, outcomes.errors, bar), describeBands(name, outcomes, 75)]
  })
}

/**
 * Measures the errors of the ability estimates when item difficulties are guessed, and when the prior mean is wrong.
 */
function benchOtherWorlds(): Figure[] {
  const guessed: World = { ...plainWorld, slip: 0.05, guessedItems: true }
  const outcomes = simulateArm(plain, guessed)
  const exactItems = simulateArm(plain, { ...plainWorld, expectedTooMuch: 0.5 })
  const guessedItems = simulateArm(plain, { ...guessed, expectedTooMuch: 0.5 })
  return [
    describeErrors('one ability, guessed difficulties', outcomes.errors, 0.56, simulateMaxInformationRuns(guessed)),
    describeBands('one ability, guessed difficulties', outcomes, 75),
    describeBands('one ability, prior wrong by .5', exactItems, 76),
    describeBands('one ability, prior wrong by .5, guessed difficulties', guessedItems, 76),
  ]
}
