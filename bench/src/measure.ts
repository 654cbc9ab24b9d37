import { benchFifteenSkills } from './measure/fifteen-skills.ts'
import { benchItemDifficulty } from './measure/item-difficulty.ts'
import { benchOneAbility } from './measure/one-ability.ts'
import type { Figure } from './report.ts'

/** Measures, on simulated students, how far runs are from the truth. About three minutes. */
export async function benchMeasure(): Promise<Figure[]> {
  return [...benchOneAbility(), ...benchFifteenSkills(), ...benchItemDifficulty()]
}
