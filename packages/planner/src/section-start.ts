import { domainRows, type SectionId } from './data/exams.ts'
import { judgement } from './data/judgement.ts'
import type { SkillId } from './data/skills.ts'
import { expectedScore } from './focus/benchmark.ts'
import { isMet, type Student } from './focus/exposure.ts'
import { domainWeight } from './focus/score-areas.ts'
import { resolveTracks } from './focus/track.ts'
import { type Goal, readGoal } from './goal.ts'

type DomainRow = (typeof domainRows)[number]

/**
 * A domain of a section, with the fraction of the section's questions that it accounts for. The fractions of all
 * domains sum to 1.
 */
export interface SectionDomain {
  readonly id: DomainRow['id']
  readonly skills: readonly SkillId[]
  readonly share: number
}

/** Returns the domains of a section in the order of the exam facts. */
export function listSectionDomains(section: SectionId): SectionDomain[] {
  const rows = domainRows.filter((row) => row.section === section)
  return rows.map(({ id, skills }) => ({ id, skills, share: domainWeight(id).share }))
}

/** The expectations for a student in a section before the first answer. Scores are on the section's scale. */
export interface SectionStart {
  /** The expected starting score: the current score if the goal includes one, otherwise the benchmark. */
  readonly expected: number
  /** The section's target score, derived from a section score or a total in the goal. Null if the goal has neither. */
  readonly target: number | null
  /** The score of an on-track student in this grade. */
  readonly benchmark: number
  /** For each skill in the section, whether it is normally taught by this grade. */
  readonly covered: Readonly<Partial<Record<SkillId, boolean>>>
}

export interface SectionStudent extends Student {
  readonly goal?: Goal | undefined
}

/**
 * Returns the student's expected and target scores for a section of the goal's exams, or undefined if the goal does not
 * include this section.
 */
function findPosition(section: SectionId, goal: Goal | undefined, student: Student) {
  const tracks = goal ? resolveTracks(readGoal(goal), student) : []
  return tracks
    .flatMap((track) => (track.kind === 'score' ? [track] : []))
    .map(({ aim, position }) => ({ aim, place: position.sections.find((one) => one.section === section) }))
    .find(({ place }) => place)
}

/** Returns the expectations for a student in a section before the first answer. */
export function findSectionStart(section: SectionId, { goal, ...student }: SectionStudent): SectionStart {
  const benchmark = expectedScore(section, student).score
  const found = findPosition(section, goal, student)
  const skills = listSectionDomains(section).flatMap((domain) => domain.skills)
  return {
    expected: found?.place?.expected ?? benchmark,
    // When the goal has no score, the plan sets a first milestone, but a milestone is not the student's target.
    target: found && found.aim.target !== null ? (found.place?.target ?? null) : null,
    benchmark,
    covered: Object.fromEntries(skills.map((skill) => [skill, isMet(skill, student)])),
  }
}

/** The sections whose scores can be converted to abilities. */
export type ScaledSection = keyof typeof judgement.abilityScale

/** Converts a section score to the overall ability in that section, in logits. */
export function findAbility(section: ScaledSection, score: number): number {
  const { mean, deviation, logits } = judgement.abilityScale[section]
  return ((score - mean) / deviation) * logits
}
