import type { SectionId } from '../data/exams.ts'
import type { Area } from '../focus/area.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'

function listMeasured(track: Track, ranked: readonly Area[]): SectionId[] {
  if (track.kind !== 'score') return []
  const measured = new Set(ranked.flatMap(({ section, measure }) => (measure ? [section] : [])))
  return track.position.sections.flatMap(({ section }) => (measured.has(section) ? [section] : []))
}

export function isMeasured(track: Track, ranked: readonly Area[]): boolean {
  return listMeasured(track, ranked).length > 0
}

/** States which sections are measured, and where the levels of the other sections come from. */
export function buildLevelPhrases(track: Track, ranked: readonly Area[], student: Student): Phrase[] {
  const measured = listMeasured(track, ranked)
  if (track.kind !== 'score' || measured.length === 0) return []
  const rest = track.position.sections.filter(({ section }) => !measured.includes(section))
  const listRest = (isOwn: boolean) =>
    rest.flatMap(({ section, own }) => (own === isOwn ? [`section.${section}` as const] : []))
  const expected = listRest(false)
  const own = listRest(true)
  return [
    ...measured.map((section) => {
      const areas = ranked.filter((area) => area.section === section)
      const answers = areas.reduce((sum, { measure }) => sum + (measure?.answers.length ?? 0), 0)
      return phrase('stand.measured', { section: term(`section.${section}`), answers })
    }),
    ...(expected.length > 0
      ? [phrase('stand.expectedRest', { sections: termList(expected), grade: term(`grade.${student.grade}`) })]
      : []),
    ...(own.length > 0 ? [phrase('stand.ownRest', { sections: termList(own) })] : []),
  ]
}

/** States how reliable the levels are and which areas are left out because they are on track. */
export function buildMeasureNotes(ranked: readonly Area[], focus: readonly Area[]): Phrase[] {
  const left = ranked.filter((area) => area.measure?.verdict === 'on_track' && !focus.includes(area))
  return [
    ...(ranked.some(({ measure }) => measure?.provisional) ? [phrase('also.provisional', {})] : []),
    ...(left.length > 0 ? [phrase('also.onTrack', { areas: termList(left.map(({ key }) => key)) })] : []),
  ]
}

/**
 * Uses the student's answers to explain why the first area ranks first. Returns null if the area has no answers or is
 * on track.
 */
export function buildFirstMeasuredPhrase({ key, lead, measure }: Area): Phrase | null {
  if (!measure || measure.verdict === 'inferred' || measure.verdict === 'on_track') return null
  return measure.levels.get(lead)?.verdict === 'needs_work'
    ? phrase('first.measuredSkill', { area: term(key), skill: term(`skill.${lead}`) })
    : phrase('first.measured', { area: term(key) })
}
