import type { TFunction } from 'i18next'
import type { StudyItem } from './model/study-item.ts'

const samples = [
  { name: 'reading', priority: 'high', minutes: 70, per: 'week', category: 'english', link: '/guides/us/english' },
  { name: 'algebra', priority: 'high', minutes: 60, per: 'week', category: 'math', link: '/guides/us/math' },
  { name: 'data', priority: 'medium', minutes: 40, per: 'week', category: 'science', link: '/guides/us/science' },
  { name: 'timed', priority: 'medium', minutes: 35, per: 'week', category: 'practice', link: '/guides/us/exams/sat' },
  { name: 'dates', priority: 'low', minutes: 20, per: 'once', category: 'dates', link: '/guides/us/exams-admissions' },
] as const

/** Builds sample steps for a visitor without a report. */
export function buildSampleItems(t: TFunction<readonly ['studyPlan', 'strategy']>): StudyItem[] {
  return samples.map(({ name, minutes, per, ...item }) => ({
    ...item,
    key: `sample/${name}`,
    title: t(`sample.${name}.title`),
    description: t(`sample.${name}.description`),
    estimatedTime: { minutes, per },
  }))
}
