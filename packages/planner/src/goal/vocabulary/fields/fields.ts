import type { Field } from '../field.ts'
import { apHumanities } from './ap-humanities.ts'
import { apSciences } from './ap-sciences.ts'
import { englishTopics } from './english-topics.ts'
import { ibCourses } from './ib-courses.ts'
import { jointSubjects } from './joint-subjects.ts'
import { languageSubjects } from './languages.ts'
import { mathematicsTopics } from './mathematics-topics.ts'
import { scienceTopics } from './science-topics.ts'
import { schoolSubjects } from './subjects.ts'

/** Subjects and courses, without the languages of the IB. */
export const courseFields: readonly Field[] = [
  ...schoolSubjects,
  ...languageSubjects,
  ...jointSubjects,
  ...apSciences,
  ...apHumanities,
  ...ibCourses,
]

export const topicFields: readonly Field[] = [...mathematicsTopics, ...englishTopics, ...scienceTopics]
