import type { Translate } from '@pathwise/planner/render'
import type { Progress } from './progress.ts'
import type { StudyItem } from './study-item.ts'

interface Words {
  readonly translate: Translate
  readonly practiceTitle: (count: number) => string
}

/** Derives a step's title from its key. Used when the step's report is no longer on this device. */
function nameStep(key: string, { translate, practiceTitle }: Words): string | undefined {
  const [, , , name, detail = ''] = key.split('/')
  if (!name) return undefined
  if (name.startsWith('domain.') || name.startsWith('skill.')) {
    const title = translate(name)
    return title === name ? undefined : title
  }
  if (name === 'problems') return practiceTitle(detail.split('.').length)
  return undefined
}

interface EarlierSteps {
  readonly started: readonly StudyItem[]
  /** The titles of completed steps. */
  readonly done: readonly string[]
  /** The number of completed steps whose title is unknown. */
  readonly unnamed: number
}

/** Returns the steps started or completed in legacy study plans, which did not assign steps to days. */
export function listEarlierSteps(
  progress: readonly Progress[],
  items: readonly StudyItem[],
  words: Words,
): EarlierSteps {
  const known = new Map(items.map((item) => [item.key, item]))
  const earlier = progress.filter(({ key }) => key.split('/')[3] !== 'plan')
  const completed = earlier.filter(({ status }) => status === 'completed')
  const titles = completed.map(({ key }) => known.get(key)?.title ?? nameStep(key, words))
  return {
    started: earlier.flatMap(({ key, status }) => {
      const item = known.get(key)
      return item && status === 'in_progress' ? [item] : []
    }),
    done: [...new Set(titles.flatMap((title) => title ?? []))],
    unnamed: titles.filter((title) => title === undefined).length,
  }
}
