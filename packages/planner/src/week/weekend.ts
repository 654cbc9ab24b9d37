import { actSections } from '../data/act.ts'
import { apCalculusFormat } from '../data/ap.ts'
import type { CourseId } from '../data/courses.ts'
import type { SectionId } from '../data/exams.ts'
import { judgement } from '../data/judgement.ts'
import { satSections } from '../data/sat.ts'
import type { Area } from '../focus/area.ts'
import type { Track } from '../focus/track.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'
import type { PlanTask } from '../strategy.ts'
import type { Weekday } from '../weekday.ts'

export interface WeekendTask {
  weekday: Weekday
  task: PlanTask
  /** The section of a timed task, for the recommended modules. Null for other tasks. */
  section: SectionId | null
}

/** Returns the length of one timed unit in minutes. A unit is an SAT module or a whole ACT section. */
function findTimedMinutes(section: SectionId): number {
  switch (section) {
    case 'sat.reading-writing':
      return satSections.value.rw.modules[0] ?? satSections.value.rw.minutes
    case 'sat.math':
      return satSections.value.math.modules[0] ?? satSections.value.math.minutes
    case 'act.english':
      return actSections.value.english.minutes
    case 'act.math':
      return actSections.value.math.minutes
    case 'act.reading':
      return actSections.value.reading.minutes
    case 'act.science':
      return actSections.value.science_optional.minutes
  }
}

function buildTask(
  weekday: Weekday,
  kind: 'review' | 'timed',
  minutes: number,
  text: Phrase,
  section: SectionId | null = null,
): WeekendTask {
  return { weekday, section, task: { skill: null, problemIds: [], kind, minutes, text } }
}

const calculus: readonly CourseId[] = ['ap.calculus-ab', 'ap.calculus-bc']

function buildTimedTask(ranked: readonly Area[], tracks: readonly Track[], weeks: number | null): WeekendTask | null {
  if (weeks !== null && weeks > judgement.timedWithinWeeks) return null
  const section = ranked.find((area) => area.section)?.section
  if (section) {
    const minutes = findTimedMinutes(section)
    const text = phrase('task.timed', { section: term(`section.${section}`), minutes })
    return buildTask('saturday', 'timed', minutes, text, section)
  }
  const course = tracks
    .flatMap((track) => (track.kind === 'courses' ? track.courses : []))
    .find(({ id }) => calculus.includes(id))
  if (!course || weeks === null) return null
  const minutes = apCalculusFormat.value.fr_a.min
  const text = phrase('task.timedWriting', { course: term(`course.${course.id}`), minutes })
  return buildTask('saturday', 'timed', minutes, text)
}

/**
 * Returns the weekend tasks. Saturday has a timed section if the exam is near, and a self-test otherwise. Sunday has a
 * review if the week has enough study minutes.
 */
export function buildWeekendTasks(
  ranked: readonly Area[],
  tracks: readonly Track[],
  weeks: number | null,
  weekMinutes: number,
): WeekendTask[] {
  const { minutes, sundayFrom } = judgement.review
  const areas = termList(ranked.slice(0, 2).map((area) => area.key))
  const selfTest = buildTask('saturday', 'review', minutes, phrase('task.selfTest', { minutes, areas }))
  const review = buildTask('sunday', 'review', minutes, phrase('task.review', { minutes }))
  const saturday = buildTimedTask(ranked, tracks, weeks) ?? selfTest
  return weekMinutes >= sundayFrom ? [saturday, review] : [saturday]
}
