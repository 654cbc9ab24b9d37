import type { Subject } from './data/skills.ts'
import type { Student } from './focus/exposure.ts'
import { isNew } from './focus/measure-area.ts'
import type { Track } from './focus/track.ts'
import { phrase, term, termList } from './phrase.ts'
import type { RecommendedModule } from './strategy.ts'
import type { ModuleId } from './terms.ts'
import type { AreaMinutes } from './week/minutes.ts'
import type { WeekendTask } from './week/weekend.ts'

const moduleOfSubject = {
  english: 'english',
  mathematics: 'math',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
  history: 'history',
} as const satisfies Record<Subject, ModuleId>

const most = 6

/** Returns the subject modules for the week's areas, most minutes first. */
function subjectModules(areas: readonly AreaMinutes[]): RecommendedModule[] {
  const modules = [...new Set(areas.map(({ area }) => moduleOfSubject[area.subject]))]
  return modules
    .map((module) => ({ module, rows: areas.filter(({ area }) => moduleOfSubject[area.subject] === module) }))
    .map(({ module, rows }) => ({
      module,
      minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
      areas: termList(rows.map(({ area }) => area.key)),
    }))
    .toSorted((one, other) => other.minutes - one.minutes)
    .map(({ module, ...values }) => ({ module: `module.${module}` as const, why: phrase('reason.minutes', values) }))
}

function apModule(track: Track, student: Student): RecommendedModule[] {
  if (track.kind !== 'courses' || track.exam !== 'AP') return []
  const courses = termList(track.courses.map(({ id }) => `course.${id}` as const))
  const why =
    track.sits === student.grade
      ? phrase('reason.coursesNow', { courses })
      : phrase('reason.coursesLater', { courses, grade: term(`grade.${track.sits}`) })
  return [{ module: 'module.ap-courses', why }]
}

function testModule(tracks: readonly Track[], weekend: readonly WeekendTask[]): RecommendedModule[] {
  const track = tracks.find((one) => one.kind === 'score')
  if (track?.kind !== 'score') return []
  const timed = weekend.find(({ section }) => section !== null)
  const why = timed?.section
    ? phrase('reason.timed', {
        section: term(`section.${timed.section}`),
        weekday: term(`weekday.${timed.weekday}`),
        minutes: timed.task.minutes,
      })
    : phrase('reason.format', { exam: term(`exam.${track.exam}`) })
  return [{ module: 'module.test-prep', why }]
}

function skillModule(areas: readonly AreaMinutes[], student: Student): RecommendedModule[] {
  const area = areas[0]?.area
  if (!area) return []
  const why = isNew(area, area.lead, student) ? phrase('reason.skillNew', {}) : phrase('reason.skillFirst', {})
  return [{ module: `skill.${area.lead}`, why }]
}

/** Recommends up to six home page modules with reasons. The last module is the skill to start with. */
export function recommendModules(
  tracks: readonly Track[],
  areas: readonly AreaMinutes[],
  weekend: readonly WeekendTask[],
  student: Student,
): RecommendedModule[] {
  const ap = tracks.flatMap((track) => apModule(track, student)).slice(0, 1)
  const rows = [...subjectModules(areas), ...ap, ...testModule(tracks, weekend)]
  return [...rows.slice(0, most - 1), ...skillModule(areas, student)]
}
