import { type Answers, applyAnswers } from './answers.ts'
import { type PresetGoal, presetGoals } from './context.ts'
import type { Subject } from './data/skills.ts'
import type { ExamAim } from './goal/aim.ts'
import { buildAims, listSubjects } from './goal/aims.ts'
import { courseNames } from './goal/course-names.ts'
import type { CurrentScore } from './goal/current-scores.ts'
import { readText } from './goal/read-text.ts'
import type { Reading } from './goal/reading.ts'

/** `text` must be 1 to 200 characters, trimmed by the caller. */
export type Goal = { kind: 'preset'; preset: PresetGoal } | { kind: 'text'; text: string }

/** Parses a goal, which is the name of a preset or free text. */
export function parseGoal(goal: string): Goal {
  const preset = presetGoals.find((name) => name === goal)
  return preset ? { kind: 'preset', preset } : { kind: 'text', text: goal }
}

/** A goal that the student entered, split into the parts to plan for. */
export interface GoalReading {
  /** The parsed goal, without the courses and target score that the plan assumes for this student. */
  reading: Reading
  /** The exams to plan for, in the order in which they appear in the text. */
  aims: ExamAim[]
  /** The current scores in the goal. */
  current: CurrentScore[]
  /** The subjects to plan for in addition to the exams. */
  subjects: Subject[]
  /** True if the goal names subjects or courses that we do not offer, and `subjects` contains substitutes for them. */
  near: boolean
  /** True when nothing was recognized. The plan is then a general one, and its summary says so. */
  general: boolean
  /** The exams for which the goal names a course that is not in our vocabulary. Example: 'AP Networking'. */
  unknown: ('AP' | 'IB')[]
}

const presets: Readonly<Record<PresetGoal, Reading['exams'][number]>> = {
  SAT_1500_PLUS: { name: 'SAT', target: '1500+' },
  ACT_35_PLUS: { name: 'ACT', target: '35+' },
  AP_5: { name: 'AP', target: 5 },
  IB_7: { name: 'IB', target: 7 },
}

function readPreset(preset: PresetGoal): Reading {
  return {
    exams: [{ ...presets[preset] }],
    sections: [],
    courses: [],
    subjects: [],
    topics: [],
    universities: [],
    programme: null,
    gpa: null,
    excluded: [],
    assumed: [],
    impossible: [],
    not_planned: [],
  }
}

/** Adds the courses that the student chose for an exam if the goal mentions no course of that exam. */
function addChosen(reading: Reading, aims: readonly ExamAim[]): Reading {
  const added = aims
    .filter(({ exam }) => !reading.courses.some((name) => name.startsWith(`${exam} `)))
    .flatMap(({ courses }) => courses.map((id) => courseNames[id]))
  return { ...reading, courses: [...reading.courses, ...added] }
}

/**
 * Parses a goal in English, Korean or Chinese using rules. `answers` contains the student's answers about what the goal
 * does not specify.
 */
export function readGoal(goal: Goal, answers: Answers = {}): GoalReading {
  const chosen = answers.courses ?? []
  if (goal.kind === 'preset') {
    const reading = readPreset(goal.preset)
    const aims = buildAims(reading, new Set(), chosen)
    return {
      reading: addChosen(reading, aims),
      aims,
      current: [],
      subjects: [],
      near: false,
      general: false,
      unknown: [],
    }
  }
  const { reading: said, structure, current } = readText(goal.text)
  const reading = applyAnswers(said, answers)
  const aims = buildAims(reading, structure.open, chosen)
  return {
    reading: addChosen(reading, aims),
    aims,
    current,
    ...listSubjects(reading, structure, aims),
    general: reading.not_planned.some(({ reason }) => reason === 'not_understood') && structure.unknown.length === 0,
    unknown: structure.unknown.map(({ exam }) => exam),
  }
}
