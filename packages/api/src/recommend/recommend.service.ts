import { createTranslator } from '@pathwise/i18n/server'
import { type Country, type Grade, presetGoals } from '@pathwise/planner/context'
import type { Goal } from '@pathwise/planner/goal'
import { recommendCards } from '@pathwise/planner/recommend'
import type { Context } from '../context.ts'
import type { Recommendations } from './recommend.schemas.ts'

/** The profile used when the caller does not send one. */
const defaults = { country: 'US', grade: 'G11' } as const

interface Asked {
  readonly country?: Country | undefined
  readonly grade?: Grade | undefined
  readonly goal?: string | undefined
}

function readAs(goal: string): Goal {
  const preset = presetGoals.find((name) => name === goal)
  return preset ? { kind: 'preset', preset } : { kind: 'text', text: goal }
}

/** Returns the cards that best match a student, best match first, in the request's language. */
export function recommend({ language }: Pick<Context, 'language'>, asked: Asked): Recommendations {
  const { country = defaults.country, grade = defaults.grade, goal } = asked
  const say = createTranslator(language, 'recommendations')
  const name = createTranslator(language, 'strategy')
  const found = recommendCards({ country, grade, goal: goal === undefined ? null : readAs(goal) })
  return {
    items: found.map(({ card: { id, slug, icon }, reason }) => ({
      slug,
      title: say(`cards.${id}.title`),
      icon,
      targetCountry: country,
      summary: say(`cards.${id}.summary`),
      reason: say(
        `reasons.${reason.key}`,
        Object.fromEntries(Object.entries(reason.values).map(([value, term]) => [value, name(term)])),
      ),
    })),
  }
}
