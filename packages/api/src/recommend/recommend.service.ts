import { createTranslator } from '@pathwise/i18n/server'
import type { Country, Grade } from '@pathwise/planner/context'
import { buildSheetPath, findSheet } from '@pathwise/planner/data/sheets'
import { parseGoal } from '@pathwise/planner/goal'
import { planStrategy } from '@pathwise/planner/plan'
import { recommendCards } from '@pathwise/planner/recommend'
import { renderPhrase } from '@pathwise/planner/render'
import type { FocusArea } from '@pathwise/planner/strategy'
import { getEasternDate } from '../calendar-date.ts'
import type { Context } from '../context.ts'
import type { ReportContext } from '../diagnostics/diagnostics.schemas.ts'
import type { RecommendationCard, Recommendations } from './recommend.schemas.ts'

/** The country and grade for callers that do not send them. */
const defaults = { country: 'US', grade: 'G11' } as const

interface Asked {
  readonly country?: Country | undefined
  readonly grade?: Grade | undefined
  readonly goal?: string | undefined
}

/**
 * Returns the recommended pages for a student's country, grade and goal, best match first, in the language of the
 * request.
 */
export function recommend({ findLanguage }: Pick<Context, 'findLanguage'>, asked: Asked): Recommendations {
  const language = findLanguage()
  const { country = defaults.country, grade = defaults.grade, goal } = asked
  const say = createTranslator(language, 'recommendations')
  const name = createTranslator(language, 'strategy')
  const found = recommendCards({ country, grade, goal: goal === undefined ? null : parseGoal(goal) })
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

/** The page to recommend for each subject: practice, or a guide if the subject has no practice problems. */
const pages = {
  mathematics: { icon: 'maths', practice: 'mathematics' },
  physics: { icon: 'science', practice: 'physics' },
  chemistry: { icon: 'science', practice: 'chemistry' },
  biology: { icon: 'science', practice: 'biology' },
  english: { icon: 'books', guide: 'english' },
  history: { icon: 'society', guide: 'social-studies' },
} as const satisfies Record<FocusArea['subject'], { icon: RecommendationCard['icon'] } & Record<string, string>>

const mostCards = 8

/**
 * Returns a card for each area that the planner finds for a student, most useful first. Returns at least one card,
 * because every goal has areas.
 */
export function recommendFocus(
  { findLanguage, now }: Pick<Context, 'findLanguage' | 'now'>,
  { country, grade, goal }: ReportContext,
): Recommendations {
  const language = findLanguage()
  const say = createTranslator(language, 'recommendations')
  const name = createTranslator(language, 'strategy')
  const { focus } = planStrategy({ country, grade, goal: parseGoal(goal), today: getEasternDate(now()), problems: [] })
  return {
    items: focus.slice(0, mostCards).map(({ area, subject, exam, skills, why }) => {
      const page = pages[subject]
      const sheet = findSheet(language, skills)
      const reading = sheet ? buildSheetPath(language, sheet) : undefined
      return {
        slug:
          'practice' in page
            ? `/practice?subject=${page.practice}`
            : (reading ?? `/guides/${country.toLowerCase()}/${page.guide}`),
        title: name(area),
        icon: page.icon,
        targetCountry: country,
        summary: renderPhrase(why, name, language),
        reason: exam
          ? say('reasons.goal', { exam: name(`exam.${exam}`) })
          : say('reasons.subject', { subject: name(`subject.${subject}`) }),
      }
    }),
  }
}
