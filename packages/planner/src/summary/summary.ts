import { judgement } from '../data/judgement.ts'
import { studyHours } from '../data/sat.ts'
import { countWeeksUntilExam } from '../dates/next-exam.ts'
import { type Area, haveSameName } from '../focus/area.ts'
import { isTaughtByGrade, type Student } from '../focus/exposure.ts'
import type { ScorePosition } from '../focus/target.ts'
import type { Track } from '../focus/track.ts'
import type { GoalReading } from '../goal.ts'
import { type Phrase, phrase, term, termList } from '../phrase.ts'
import { computeHoursNeeded, convertActToSat } from '../week/loads.ts'
import { buildChosenPhrases } from './courses.ts'
import { buildFirstMeasuredPhrase, buildLevelPhrases, buildMeasureNotes, isMeasured } from './levels.ts'
import { buildNeedPhrase } from './need.ts'
import { buildNextPhrases, type TrackNext } from './next.ts'
import { buildNotePhrases } from './notes.ts'

const mostOtherGoals = 2
const mostNotes = 3

function buildStandingPhrase(track: Track, ranked: readonly Area[], student: Student): Phrase {
  const grade = term(`grade.${student.grade}`)
  if (track.kind !== 'score') {
    const skills = [...new Set(ranked.flatMap((area) => area.skills))]
    const met = skills.filter((skill) => isTaughtByGrade(skill, student)).length
    if (met === skills.length) return phrase('stand.topicsAll', { grade, total: met })
    return phrase('stand.topics', { grade, met, total: skills.length })
  }
  const { aim, position } = track
  const exam = term(aim.section ? `section.${aim.section}` : `exam.${track.exam}`)
  const { expected } = position
  if (position.own) return phrase('stand.scoreOwn', { exam, expected })
  const values = { grade, exam, expected }
  return position.estimated ? phrase('stand.scoreEstimated', values) : phrase('stand.score', values)
}

function buildFirstPhrase(area: Area): Phrase {
  const key = term(area.key)
  if (area.target <= area.mastery) return phrase('first.keep', { area: key })
  const measured = buildFirstMeasuredPhrase(area)
  if (measured) return measured
  if (area.stance === 'practise') return phrase('first.practise', { area: key })
  const skill = term(`skill.${area.lead}`)
  if (area.key === skill.term) return phrase('first.learnSkill', { skill })
  return haveSameName(area.key, area.lead)
    ? phrase('first.learnSame', { area: key })
    : phrase('first.learn', { area: key, skill })
}

/** States the target of a goal that is not the main one. Returns null if the goal has none. */
function buildOtherTarget(track: Track): Phrase | null {
  if (track.kind === 'subjects') return null
  const { section, target, total } = track.aim
  const score = total ?? target
  if (score === null) return null
  if (track.kind === 'courses' && total === null) {
    return phrase('also.courses', { courses: termList(track.courses.map(({ id }) => `course.${id}` as const)), score })
  }
  return phrase('also.score', { exam: term(section ? `section.${section}` : `exam.${track.exam}`), score })
}

function listNames(track: Track) {
  if (track.kind === 'courses') return track.courses.map(({ id }) => `course.${id}` as const)
  if (track.exam) return [`exam.${track.exam}` as const]
  return track.kind === 'subjects' ? track.subjects.map((id) => `subject.${id}` as const) : []
}

/**
 * States the goals other than the main one in at most two sentences: those with a target score, and the names of the
 * rest. Omits courses that we chose, because {@link buildChosenPhrases} states them.
 */
function buildOtherGoals(others: readonly Track[]): Phrase[] {
  const named = others.filter((track) => track.kind !== 'courses' || track.aim.courses.length > 0)
  const targets = new Map(named.map((track) => [track, buildOtherTarget(track)]))
  const open = named.filter((track) => targets.get(track) === null)
  const said = named.flatMap((track) => targets.get(track) ?? [])
  const isLong = said.length + Math.min(1, open.length) > mostOtherGoals
  const names = (isLong ? named : open).flatMap(listNames)
  return [...(isLong ? [] : said), ...(names.length > 0 ? [phrase('also.goals', { exams: termList(names) })] : [])]
}

/**
 * Summarizes the plan in three to nine sentences, plus notes: level, requirement, whether the time is enough, the other
 * goals, where to start and why, and the next dates.
 */
export function summarize(
  reading: GoalReading,
  nexts: readonly TrackNext[],
  ranked: readonly Area[],
  focus: readonly Area[],
  student: Student,
): Phrase[] {
  const [first, ...rest] = nexts
  if (!first) return []
  const main = first.track
  const others = rest.map(({ track }) => track)
  const measured = isMeasured(main, ranked)
  const opening = [
    ...(measured ? buildLevelPhrases(main, ranked, student) : [buildStandingPhrase(main, ranked, student)]),
    buildNeedPhrase(main, reading, student, measured),
    // Omit the milestone if the student was measured, because it assumes the usual score for the grade.
    ...(measured ? [] : buildMilestonePhrases(first, student)),
    ...others.flatMap((track) => buildLevelPhrases(track, ranked, student)),
    ...buildMeasureNotes(ranked, focus),
  ]
  const closing = [...ranked.slice(0, 1).map(buildFirstPhrase), ...buildNextPhrases(nexts, student)]
  const notes = [...buildChosenPhrases([main, ...others], student), ...buildNotePhrases(reading, main)].slice(
    0,
    mostNotes,
  )
  return [...opening, ...buildOtherGoals(others), ...notes, ...closing]
}

/** Builds a heading from the parsed goal, not from the text that the user typed. */
export function buildGoalPhrase(track: Track): Phrase {
  switch (track.kind) {
    case 'score': {
      const { section, target } = track.aim
      if (section && target !== null)
        return phrase('goal.section', { section: term(`section.${section}`), score: target })
      const exam = term(section ? `section.${section}` : `exam.${track.exam}`)
      return target === null ? phrase('goal.exam', { exam }) : phrase('goal.score', { exam, score: target })
    }
    case 'courses': {
      const { target, total } = track.aim
      if (total !== null) return phrase('goal.ibTotal', { score: total })
      const courses = termList(track.courses.map(({ id }) => `course.${id}` as const))
      return target === null
        ? phrase('goal.coursesOpen', { courses })
        : phrase('goal.courses', { score: target, courses })
    }
    case 'subjects': {
      if (track.exam) return phrase('goal.exam', { exam: term(`exam.${track.exam}`) })
      if (track.general) return phrase('goal.general', {})
      return phrase('goal.subjects', { subjects: termList(track.subjects.map((id) => `subject.${id}` as const)) })
    }
  }
}

/**
 * Estimates how many SAT points a student gains in a number of study hours. The data contains a range of gains for each
 * number of hours. Returns the midpoint of the range for the largest number that does not exceed `hours`, or the lowest
 * gain if all numbers exceed it. The data has confidence level C, because it comes from a single source.
 */
function estimateGain(hours: number): number {
  const row = studyHours.value.findLast((one) => one.hours <= hours)
  const [least, most] = row?.gain ?? studyHours.value[0]?.gain ?? [0, null]
  return row && most !== null ? (least + most) / 2 : least
}

/**
 * Adds a gain in SAT points to the expected score, and returns the result on the exam's scale. The result is at least
 * one step above the expected score.
 */
function addGain({ exam, expected, target }: ScorePosition, points: number): number {
  if (exam === 'SAT') return expected + Math.max(1, Math.floor(points / 10)) * 10
  const reached = convertActToSat(expected) + points
  let score = target
  while (score > expected + 1 && convertActToSat(score) > reached) score -= 1
  return score
}

/**
 * States which score is realistic by the exam date if the target score needs more hours than a student of this grade
 * has until then. Returns no phrases without an exam date or target score.
 */
function buildMilestonePhrases({ track, next }: TrackNext, student: Student): Phrase[] {
  if (track.kind !== 'score' || next.kind !== 'sitting' || track.aim.target === null) return []
  const weeks = countWeeksUntilExam(next, track, student) ?? 0
  const hours = (weeks * judgement.week[student.grade].most) / 60
  if (computeHoursNeeded(track, []) <= hours) return []
  const milestone = addGain(track.position, estimateGain(hours))
  if (milestone >= track.position.target) return []
  return [phrase('need.milestone', { date: { date: next.sitting.date }, milestone })]
}
