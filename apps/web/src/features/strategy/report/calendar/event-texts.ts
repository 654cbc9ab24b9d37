import { useTranslation } from 'react-i18next'
import type { StudyEvent } from './plan-days.ts'

export interface EventTexts {
  title: string
  details: string
  url: string
}

/** The maximum total length of the task names in an event title, in characters. */
const longestNames = 90

/** Joins as many names as fit. Ends with an ellipsis if some names are omitted. */
function joinNames(names: readonly string[]): string {
  let joined = ''
  for (const name of new Set(names)) {
    const next = joined === '' ? name : `${joined} · ${name}`
    if (next.length > longestNames) return joined === '' ? `${name.slice(0, longestNames)}…` : `${joined} · …`
    joined = next
  }
  return joined
}

/** Returns a function that builds an event's texts. The title lists the tasks, and the details link to them. */
export function useEventTexts(): (event: StudyEvent) => EventTexts {
  const { t } = useTranslation('plan')
  return ({ tasks }) => {
    const { origin } = window.location
    const url = `${origin}/study-plan`
    const lines = tasks.flatMap(({ text, paths, sheet }) => [
      text,
      ...paths.map((path) => `${origin}${path}`),
      ...(sheet ? [`${origin}${sheet.path}`] : []),
    ])
    return {
      title: t('calendar.event', { tasks: joinNames(tasks.map(({ name }) => name)) }),
      details: [...lines, '', t('calendar.studyPlan', { url })].join('\n'),
      url,
    }
  }
}
