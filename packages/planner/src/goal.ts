import type { PresetGoal } from './context.ts'
import type { Subject } from './data/skills.ts'
import { type ExamAim, emptyAim } from './goal/aim.ts'
import { dropNegated } from './goal/negation.ts'
import { readTokens } from './goal/read-tokens.ts'
import { tokenise } from './goal/tokens.ts'

/** `text` is 1 to 200 characters, trimmed by the caller. */
export type Goal = { kind: 'preset'; preset: PresetGoal } | { kind: 'text'; text: string }

/** The parts of a goal that the rules recognize. */
export interface GoalReading {
  /** The exams of the goal, in the order of its text. */
  aims: ExamAim[]
  subjects: Subject[]
  /** True when nothing was recognized; the plan is then a general one, and says so. */
  general: boolean
}

const presetAims: Readonly<Record<PresetGoal, ExamAim>> = {
  SAT_1500_PLUS: { ...emptyAim('SAT'), target: 1500 },
  ACT_35_PLUS: { ...emptyAim('ACT'), target: 35 },
  AP_5: { ...emptyAim('AP'), target: 5 },
  IB_7: { ...emptyAim('IB'), target: 7 },
}

/**
 * Reads a goal by rules, in English, Korean and Chinese: exams, scores, courses, subjects, and excluded exams. An
 * impossible score is stored in `refused` instead of `target`.
 */
export function readGoal(goal: Goal): GoalReading {
  if (goal.kind === 'preset') return { aims: [structuredClone(presetAims[goal.preset])], subjects: [], general: false }
  const { aims, subjects } = readTokens(dropNegated(tokenise(goal.text)))
  return { aims, subjects, general: aims.length === 0 && subjects.length === 0 }
}
