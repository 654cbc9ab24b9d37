import type { Field } from '../field.ts'
import { apHumanities } from './ap-humanities.ts'
import { apSciences } from './ap-sciences.ts'
import { englishTopics } from './english-topics.ts'
import { ibCourses } from './ib-courses.ts'
import { languageSubjects } from './languages.ts'
import { mathematicsTopics } from './mathematics-topics.ts'
import { scienceTopics } from './science-topics.ts'
import { skillNames } from './skill-names.ts'
import { schoolSubjects } from './subjects.ts'

/** Names that combine several subjects into one word. */
const jointSubjects: readonly Field[] = [
  { subject: 'mathematics', more: ['physics', 'chemistry'], ko: '수물화', zh: '数理化' },
  { subject: 'mathematics', more: ['physics'], zh: '数理' },
  { subject: 'physics', more: ['chemistry'], ko: '물화', zh: '理化|物化|物化科' },
  { subject: 'physics', more: ['chemistry', 'biology'], ko: '물화생', zh: '物化生|理化生' },
  { subject: 'biology', more: ['chemistry'], ko: '생화', zh: '生化' },
  { subject: 'history', more: ['geography'], zh: '史地|历史地理' },
  { subject: 'english', more: ['mathematics'], ko: '영수', zh: '英数' },
  { subject: 'mathematics', more: ['english'], zh: '数英' },
  { subject: 'chinese', more: ['mathematics', 'english'], zh: '语数英|语数外' },
  { subject: 'korean', more: ['english', 'mathematics'], ko: '국영수' },
  { subject: 'mathematics', more: ['science'], ko: '수과학|수학과학' },
]

/** Subjects and courses, excluding IB languages. */
export const courseFields: readonly Field[] = [
  ...schoolSubjects,
  ...languageSubjects,
  ...jointSubjects,
  ...apSciences,
  ...apHumanities,
  ...ibCourses,
]

export const topicFields: readonly Field[] = [...mathematicsTopics, ...englishTopics, ...scienceTopics, ...skillNames]
