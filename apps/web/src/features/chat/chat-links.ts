import type { Country } from '@pathwise/planner/context'
import type { Topic } from './topic.ts'

/** The text key of a link. */
type LinkText = 'math' | 'science' | 'english' | 'history' | 'exams' | 'quickStart'

const guides = {
  math: { text: 'math', slug: 'math' },
  physics: { text: 'science', slug: 'science' },
  chemistry: { text: 'science', slug: 'science' },
  biology: { text: 'science', slug: 'science' },
  english: { text: 'english', slug: 'english' },
  history: { text: 'history', slug: 'social-studies' },
  exams: { text: 'exams', slug: 'exams-admissions' },
} as const satisfies Record<Exclude<Topic, 'other'>, { text: LinkText; slug: string }>

/** Returns the link of a reply: the topic's guide for the student's country, or the quick start. */
export function linkOf(topic: Topic, country: Country): { to: string; text: LinkText } {
  if (topic === 'other') return { to: '/#quick-start', text: 'quickStart' }
  const { text, slug } = guides[topic]
  return { to: `/guides/${country.toLowerCase()}/${slug}`, text }
}
