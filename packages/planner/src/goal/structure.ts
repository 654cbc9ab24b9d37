import type { Subject } from '../data/skills.ts'
import { listBackground } from './clauses/background.ts'
import type { SplitGoal } from './clauses/clauses.ts'
import { listNeedsWork } from './clauses/stances.ts'
import { findExclusions } from './negation.ts'
import { corrects } from './replaced.ts'
import type { GoalText, Token } from './token.ts'
import type { UnknownCourse } from './unknown/unknown-courses.ts'
import { alternatives } from './vocabulary/alternatives.ts'
import type { ExamName } from './vocabulary/exam-names.ts'
import type { Field } from './vocabulary/field.ts'
import { sectionNames } from './vocabulary/sections.ts'

/** An exam, section or course that can have a score in the goal. */
export type Holder =
  | { kind: 'exam'; exam: ExamName; label: string }
  | { kind: 'section'; exam: ExamName; label: string; name: string }
  | { kind: 'course'; exam: 'AP' | 'IB'; label: string; name: string }
  | { kind: 'local'; name: string }
  | { kind: 'gpa'; weak: boolean }
  | { kind: 'total' }
  | { kind: 'excluded'; exam: ExamName }

export interface Placed {
  readonly holder: Holder
  readonly start: number
  readonly end: number
}

/** The exams, courses, subjects and universities that a goal mentions. Scores are stored elsewhere. */
export interface Structure {
  readonly placed: Placed[]
  readonly courses: { name: string; area: string; assumed: boolean }[]
  readonly unknown: UnknownCourse[]
  readonly subjects: { subject: NonNullable<Field['subject']>; from: Token }[]
  readonly topics: { topic: string; of: Field['subject'] }[]
  readonly universities: string[]
  readonly excluded: readonly string[]
  /** `ofSchool` is set if the program is implied only by the name of a school within a university ('Wharton'). */
  programme: { name: string; subjects: readonly Subject[]; ofSchool?: true } | null
  grades: string | null
  /** Exams named together with a subject that does not determine the course ('AP history'). */
  readonly open: Set<'AP' | 'IB'>
  /** Exams that are assumed because a section with a score implies them. */
  readonly assumed: Set<ExamName>
}

export interface Walk extends Structure {
  readonly text: GoalText
  readonly tokens: readonly Token[]
  /**
   * Maps each filler for a corrected name, or for a name that needs no work, to the position that replaces
   * `context.end`.
   */
  readonly background: ReadonlyMap<Token, number>
  /** The names in clauses about a difficulty or a wish. */
  readonly needsWork: ReadonlySet<Token>
  /** The exam that subsequent names may belong to. */
  context: { exam: ExamName; end: number } | null
  /** A level that precedes its courses: 'higher level bio and chem'. */
  level: { name: 'HL' | 'SL'; end: number } | null
}

const connectors =
  /\b(?:and|or|n|plus|with|then|both|also|the|a|an|my|new|in|on|for|score|exams?|class(?:es)?|test|at|least|is|of|section|module|mod|모듈|模块|模塊|模組|points?|pts?|aiming|get|taking|this|next|year)\b|[&+,，、/:·\-()]|이랑|랑|와|과|하고|및|이나|나|또는|에서|점|은|는|이|가|도|로|跟|和|与|與|及|还有|還有|同|或|都|拿|考|要|想|也|的|分|争取|上|去|稳拿|双|全|수업|과목/g

/** The maximum length of unknown text between two related names. */
export const near = 4

/** Returns the length of the unknown text between two names. */
export function countUnknown(gap: string): number {
  return gap.replaceAll(/\d+/g, '').replaceAll(connectors, '').replaceAll(/\s/g, '').length
}

export const sentenceEnd = /[.!?。！？;；]|\bbut\b|\bbc\b|까요/

export function gapBefore({ text, tokens }: Walk, at: number): string {
  const token = tokens[at]
  const previous = tokens[at - 1]
  return token ? text.lower.slice(previous?.end ?? 0, token.start) : ''
}

/** Matches a course that the student takes instead of an AP or IB course: 'dropped from AP Bio to regular bio'. */
const ordinaryCourse =
  /^(?:[^,.;]{0,12}|,? (?:after all, )?just )\b(?:regular|reg|honou?rs?|normal|standard|on-level|academic|cp)\b|^[^,.;]{0,10}(?:일반|아너|레귤러|普通|[荣榮][誉譽])/

/**
 * Returns whether the goal names an alternative to an exam and does not name the exam again: 'AP 화학 포기하고 IB 생물
 * HL로'.
 */
function isReplaced(token: Extract<Token, { kind: 'exam' }>, tokens: readonly Token[]): boolean {
  const others = tokens.flatMap((one) => (one.kind === 'exam' && one !== token ? [one.exam] : []))
  return !others.includes(token.exam) && others.some((exam) => alternatives[token.exam]?.includes(exam))
}

/** Returns whether all courses of an exam are excluded and the goal is about a provincial course: 'AP化學不考了…Chemistry 11'. */
function isOnlyExcluded(exam: ExamName, tokens: readonly Token[], excluded: ReadonlySet<Token>): boolean {
  return (
    tokens.some((token) => token.kind === 'local' && !excluded.has(token)) &&
    tokens.every((token, at) => {
      const course = tokens[at + 1]
      return token.kind !== 'exam' || token.exam !== exam || (course?.kind === 'field' && excluded.has(course))
    })
  )
}

/** Returns the places of excluded sections, which have scores of their own: 'SAT数学790不用补'. */
function listExcludedSections(tokens: readonly Token[], excluded: ReadonlySet<Token>): Placed[] {
  const named = tokens.find((token) => token.kind === 'exam' && sectionNames[token.exam])
  return tokens.flatMap((token): Placed[] =>
    named?.kind === 'exam' && token.kind === 'field' && token.field.part && excluded.has(token)
      ? [{ holder: { kind: 'excluded', exam: named.exam }, start: token.start, end: token.end }]
      : [],
  )
}

export function createWalk(text: GoalText, tokens: readonly Token[], split: SplitGoal): Walk {
  const exclusions = findExclusions(tokens, text.lower, split)
  const background = listBackground(split, tokens, exclusions.tokens)
  const ends = new Map<Token, number>()
  const kept = tokens.flatMap((token, at): Token[] => {
    // 'AP英文文學不修了' mentions the AP only as part of an excluded course.
    const course = tokens[at + 1]
    const isOnlyCourse =
      token.kind === 'exam' &&
      (token.exam === 'AP' || token.exam === 'IB') &&
      course?.kind === 'field' &&
      exclusions.tokens.has(course) &&
      course.start - token.end <= 1 &&
      (ordinaryCourse.test(text.lower.slice(course.end)) ||
        isReplaced(token, tokens) ||
        isOnlyExcluded(token.exam, tokens, exclusions.tokens) ||
        // In '不想考AP物理，别的理科都可以', the exam has no other course.
        tokens.every(
          (one) => one === course || (one.kind === 'field' ? one.field.ap === undefined : one.kind !== 'number'),
        ))
    if (isOnlyCourse && token.kind === 'exam') return [{ ...token, label: '' }]
    if (!exclusions.tokens.has(token) && !background.has(token)) return [token]
    if (token.kind === 'exam') return [{ ...token, label: '' }]
    const filler: Token = { kind: 'mark', mark: 'filler', start: token.start, end: token.end }
    // In 'AP微观，不对，是宏观', the exam also applies to the corrected name.
    const isCorrection =
      course?.kind === 'field' && token.kind === 'field' && corrects.test(text.lower.slice(token.end, course.start))
    const end = isCorrection ? course.start : background.get(token)
    if (end !== undefined) ends.set(filler, end)
    return [filler]
  })
  return {
    text,
    tokens: kept,
    placed: listExcludedSections(tokens, exclusions.tokens),
    courses: [],
    unknown: [],
    subjects: [],
    topics: [],
    universities: [],
    excluded: exclusions.names,
    programme: null,
    grades: null,
    open: new Set(),
    assumed: new Set(),
    background: ends,
    needsWork: listNeedsWork(split),
    context: null,
    level: null,
  }
}
