import type { Report } from '../../report.ts'
import { itemKey } from './item-keys.ts'
import { type Saying, strategyItems } from './strategy-items.ts'
import { findPriority, type StudyItem } from './study-item.ts'

/** Estimate for reports without a strategy: two sessions a week. */
const weaknessMinutes = 60

/** Builds the steps of a report without a structured strategy: its weaknesses, in order. */
function weaknessItems({ result, context }: Report, { words }: Saying): StudyItem[] {
  const { weaknesses } = result
  return weaknesses.map((text, index) => ({
    key: itemKey(context, 'weakness', text),
    title: text,
    description: words.weaknessText,
    priority: findPriority(index, weaknesses.length),
    estimatedTime: { minutes: weaknessMinutes, per: 'week' },
    category: 'focus',
    link: `/guides/${context.country.toLowerCase()}`,
  }))
}

/** Builds the translated steps of a report, without duplicate keys. Skips deadlines before `today` (an ISO day). */
export function reportItems(report: Report, saying: Saying, today: string): StudyItem[] {
  const { strategy } = report.result
  const items = strategy ? strategyItems(strategy, report.context, saying, today) : weaknessItems(report, saying)
  return [...new Map(items.map((item) => [item.key, item])).values()]
}
