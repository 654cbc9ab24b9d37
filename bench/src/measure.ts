import { benchFifteenSkills } from './measure/fifteen-skills.ts'
import { benchItemDifficulty } from './measure/item-difficulty.ts'
import { benchLeakWatch } from './measure/leak-watch.ts'
import { benchNextItemSpeed } from './measure/next-item-speed.ts'
import { benchOneAbility } from './measure/one-ability.ts'
import { benchRushedAnswers } from './measure/rushed-answers.ts'
import type { Figure } from './report.ts'

/** Measures the estimation errors of simulated runs and the time to choose the next item. Takes about three minutes. */
export async function benchMeasure(): Promise<Figure[]> {
  return [
    ...benchNextItemSpeed(),
    ...benchOneAbility(),
    ...benchFifteenSkills(),
    ...benchRushedAnswers(),
    ...benchItemDifficulty(),
    ...benchLeakWatch(),
  ]
}
