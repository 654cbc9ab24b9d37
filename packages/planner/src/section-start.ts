import type { Answers } from './answers.ts'
import { domainRows, type SectionId } from './data/exams.ts'
import { judgement } from './data/judgement.ts'
import type { SkillId } from './data/skills.ts'
import { expectedScore } from './focus/benchmark.ts'
import { isTaughtByGrade, type Student } from './focus/exposure.ts'
import { domainWeight } from './focus/score-areas.ts'
import { resolveTracks } from './focus/track.ts'
import { type Goal, readGoal } from './goal.ts'

type DomainRow = (typeof domainRows)[number]

/** A domain, with its fraction of the section's questions. The fractions of a section add up to 1. */
export interface SectionDomain {
  readonly id: DomainRow['id']
  readonly skills: readonly SkillId[]
  readonly share: number
}

/** Returns a section's domains in the order of the exam facts. */
export function listSectionDomains(section: SectionId): SectionDomain[] {
  const rows = domainRows.filter((row) => row.section === section)
  return rows.map(({ id, skills }) => ({ id, skills, share: domainWeight(id).share }))
}

/** What is known about a student before a diagnostic measures the section. Scores are on the section's scale. */
export interface SectionStart {
  /** The current score in the goal, or the benchmark if there is none. */
  readonly expected: number
  /** The target score, from the goal's section score or total. Null if the goal has neither. */
  readonly target: number | null
  /** The score of an on-track student in this grade, on the section's scale. */
  readonly benchmark: number
  /** Whether each skill is normally taught by this grade. */
  readonly covered: Readonly<Partial<Record<SkillId, boolean>>>
}

export interface SectionStudent extends Student {
  readonly goal?: Goal | undefined
  readonly answers?: Answers | undefined
}

/** Finds the section in the student's tracks. Undefined if the goal does not include it. */
function findPosition(section: SectionId, { goal, answers, ...student }: SectionStudent) {
  const tracks = goal ? resolveTracks(readGoal(goal, answers), student) : []
  return tracks
    .flatMap((track) => (track.kind === 'score' ? [track] : []))
    .map(({ aim, position }) => ({ aim, place: position.sections.find((one) => one.section === section) }))
    .find(({ place }) => place)
}

/**
 * Returns a section's target score in the strategy report: the score in the goal, or the first milestone if the goal
 * has no score. Returns null if the goal does not include the section.
 */
export function findReportTarget(section: SectionId, student: SectionStudent): number | null {
  return findPosition(section, student)?.place?.target ?? null
}

/** Returns what is known about a student in a section before a diagnostic measures it. */
export function findSectionStart(section: SectionId, student: SectionStudent): SectionStart {
  const benchmark = expectedScore(section, student).score
  const found = findPosition(section, student)
  const skills = listSectionDomains(section).flatMap((domain) => domain.skills)
  return {
    expected: found?.place?.expected ?? benchmark,
    // A goal without a score has no target. The first milestone is not used instead, because the student did not choose
    // it.
    target: found && found.aim.target !== null ? (found.place?.target ?? null) : null,
    benchmark,
    covered: Object.fromEntries(skills.map((skill) => [skill, isTaughtByGrade(skill, student)])),
  }
}

/** Sections whose scores can be converted to abilities. */
export type ScaledSection = keyof typeof judgement.abilityScale

/** Converts a section score to an overall ability in logits. */
export function findAbility(section: ScaledSection, score: number): number {
  const { mean, deviation, logits } = judgement.abilityScale[section]
  return ((score - mean) / deviation) * logits
}
