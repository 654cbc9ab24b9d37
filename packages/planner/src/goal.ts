import type { PresetGoal } from './context.ts'
import type { Subject } from './data/skills.ts'
import { type ExamAim, emptyAim } from './goal/aim.ts'

/** `text` is 1 to 200 characters, trimmed by the caller. */
export type Goal = { kind: 'preset'; preset: PresetGoal } | { kind: 'text'; text: string }

/** What a goal says, as far as the rules understand it. */
export interface GoalReading {
  /** In the order named. */
  aims: ExamAim[]
  subjects: Subject[]
  /** True when nothing was understood: the plan is then a general one, and says so. */
  general: boolean
}

const presetAims: Readonly<Record<PresetGoal, ExamAim>> = {
  SAT_1500_PLUS: { ...emptyAim('SAT'), target: 1500 },
  ACT_35_PLUS: { ...emptyAim('ACT'), target: 35 },
  AP_5: { ...emptyAim('AP'), target: 5 },
  IB_7: { ...emptyAim('IB'), target: 7 },
}

export function readGoal(goal: Goal): GoalReading {
  if (goal.kind === 'preset') return { aims: [presetAims[goal.preset]], subjects: [], general: false }
  return { aims: [], subjects: [], general: true }
}
