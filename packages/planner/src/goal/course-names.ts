import type { CourseId } from '../data/courses.ts'

/** The official full names of the courses that we can plan for. */
export const courseNames: Readonly<Record<CourseId, string>> = {
  'ap.calculus-bc': 'AP Calculus BC',
  'ap.calculus-ab': 'AP Calculus AB',
  'ap.precalculus': 'AP Precalculus',
  'ap.statistics': 'AP Statistics',
  'ap.physics-c-mechanics': 'AP Physics C: Mechanics',
  'ap.physics-c-electricity': 'AP Physics C: Electricity and Magnetism',
  'ap.physics-2': 'AP Physics 2',
  'ap.physics-1': 'AP Physics 1',
  'ap.chemistry': 'AP Chemistry',
  'ap.biology': 'AP Biology',
  'ap.english-literature': 'AP English Literature and Composition',
  'ap.english-language': 'AP English Language and Composition',
  'ap.us-history': 'AP United States History',
  'ap.world-history': 'AP World History: Modern',
  'ib.math-aa-hl': 'IB Mathematics: Analysis and Approaches HL',
  'ib.math-aa-sl': 'IB Mathematics: Analysis and Approaches SL',
  'ib.math-ai-hl': 'IB Mathematics: Applications and Interpretation HL',
  'ib.math-ai-sl': 'IB Mathematics: Applications and Interpretation SL',
  'ib.physics-hl': 'IB Physics HL',
  'ib.physics-sl': 'IB Physics SL',
  'ib.chemistry-hl': 'IB Chemistry HL',
  'ib.chemistry-sl': 'IB Chemistry SL',
  'ib.biology-hl': 'IB Biology HL',
  'ib.biology-sl': 'IB Biology SL',
  'ib.english-a': 'IB English A: Language and Literature SL',
  'ib.history': 'IB History SL',
}

/**
 * Maps a full course name to our course. Our English A course and our History course each cover both levels, because
 * the skills are the same.
 */
export function findCourseId(name: string): CourseId | null {
  if (name.startsWith('IB English A')) return 'ib.english-a'
  if (name.startsWith('IB History')) return 'ib.history'
  for (const [id, own] of entries) if (own === name) return id
  return null
}

const isCourseId = (id: string): id is CourseId => Object.hasOwn(courseNames, id)
const entries = Object.keys(courseNames).flatMap((id): [CourseId, string][] =>
  isCourseId(id) ? [[id, courseNames[id]]] : [],
)
