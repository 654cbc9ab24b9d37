import apCourses from './proper-names/ap.json' with { type: 'json' }
import exams from './proper-names/exams.json' with { type: 'json' }
import ibCourses from './proper-names/ib.json' with { type: 'json' }
import provincialCourses from './proper-names/provinces.json' with { type: 'json' }

/** The term ids of school subjects that we have no topics for. */
export const fieldIds = [
  'computer-science',
  'economics',
  'business',
  'psychology',
  'geography',
  'social-studies',
  'philosophy',
  'environmental-science',
  'art',
  'music',
  'drama',
  'physical-education',
  'french',
  'spanish',
  'chinese',
  'korean',
  'japanese',
  'german',
  'italian',
  'latin',
] as const
export type FieldId = (typeof fieldIds)[number]

/** Returns the term id of a subject that we have no topics for. */
export function findFieldId(subject: string): FieldId | null {
  return fieldIds.find((id) => id.replaceAll('-', ' ') === subject) ?? null
}

/**
 * The proper names that a stored strategy can contain: exams, sections and courses in their official spelling. They
 * have their own file because the browser needs them but not the rest of the vocabulary. Names can be added but never
 * removed.
 */
export const properNames: ReadonlySet<string> = new Set([...exams, ...apCourses, ...ibCourses, ...provincialCourses])
