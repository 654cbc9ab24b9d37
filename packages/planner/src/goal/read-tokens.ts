import type { CourseId } from '../data/courses.ts'
import type { Subject } from '../data/skills.ts'
import { type ExamAim, emptyAim, findSection, isSectionScore, takeScore } from './aim.ts'
import type { Token } from './tokens.ts'

interface Reader {
  aims: ExamAim[]
  subjects: Set<Subject>
  /** The exam that the next tokens belong to. */
  current: ExamAim | null
  /** Numbers that belong to the next exam: '1450 on the SAT'. */
  waiting: number[]
}

function findAim(reader: Reader, exam: ExamAim['exam']): ExamAim {
  const known = reader.aims.find((aim) => aim.exam === exam)
  if (known) return known
  const aim = emptyAim(exam)
  reader.aims.push(aim)
  return aim
}

function enter(reader: Reader, exam: ExamAim['exam']): void {
  const aim = findAim(reader, exam)
  reader.current = aim
  for (const value of reader.waiting.splice(0)) takeScore(aim, value)
}

function addCourse(reader: Reader, course: CourseId): void {
  const exam = course.startsWith('ap.') ? 'AP' : 'IB'
  if (reader.current?.exam !== exam) enter(reader, exam)
  const aim = findAim(reader, exam)
  if (!aim.courses.includes(course)) aim.courses.push(course)
}

function isScored(aim: ExamAim | null): boolean {
  return aim !== null && (aim.target !== null || aim.total !== null)
}

/**
 * Assigns a number to the current exam, or to the next exam when the current one has a score and another exam follows.
 */
function takeNumber(reader: Reader, value: number, rest: readonly Token[]): void {
  const { current } = reader
  const next = rest.find((token) => token.kind !== 'subject' && token.kind !== 'clause' && token.kind !== 'filler')
  const followed = next?.kind === 'exam'
  if (!current || current.exam === 'OUAC' || (isScored(current) && followed)) reader.waiting.push(value)
  else takeScore(current, value)
}

/** Reads one section's score: 'SAT math 780', 'SAT 780 math', '780 on SAT math'. Returns the number of tokens read. */
function takeSection(reader: Reader, tokens: readonly Token[]): number {
  const three = tokens.slice(0, 3)
  const exam = three.find((token) => token.kind === 'exam')
  const subject = three.find((token) => token.kind === 'subject')
  const number = three.find((token) => token.kind === 'number')
  if (!exam || !subject || !number) return 0
  if (exam.exam !== 'SAT' && exam.exam !== 'ACT') return 0
  const section = findSection(exam.exam, subject.subject)
  if (!section || !isSectionScore(section, number.value)) return 0
  // 'ACT 34 math' may also be a composite and a subject; an SAT number that fits a section is always the section's.
  const adjacent = Math.abs(three.indexOf(subject) - three.indexOf(exam)) === 1
  if (!adjacent && exam.exam === 'ACT') return 0
  const aim = findAim(reader, exam.exam)
  Object.assign(aim, { section, target: number.value })
  reader.current = aim
  return 3
}

/** Reads a subject as a course after 'AP' or 'IB', otherwise as its own goal. Returns the number of tokens read. */
function takeSubject(reader: Reader, subject: Subject, following: Token | undefined): number {
  const exam = reader.current?.exam
  const course =
    exam === 'AP' || exam === 'IB'
      ? findCourse(exam, subject, following?.kind === 'level' ? following.level : null)
      : null
  if (course) {
    addCourse(reader, course)
    return following?.kind === 'level' ? 2 : 1
  }
  reader.subjects.add(subject)
  return 1
}

function step(reader: Reader, tokens: readonly Token[]): number {
  const [token, following] = tokens
  const section = takeSection(reader, tokens)
  if (section > 0 || !token) return Math.max(1, section)
  switch (token.kind) {
    case 'exam':
      enter(reader, token.exam)
      return 1
    case 'other-exam':
      reader.current = null
      return following?.kind === 'number' ? 2 : 1
    case 'course':
      addCourse(reader, token.course)
      return 1
    case 'ib-math': {
      const level = following?.kind === 'level' ? following.level : 'sl'
      addCourse(reader, `ib.math-${token.variant}-${level}`)
      return following?.kind === 'level' ? 2 : 1
    }
    case 'subject':
      return takeSubject(reader, token.subject, following)
    case 'program':
      for (const subject of token.subjects) reader.subjects.add(subject)
      return 1
    case 'number':
      takeNumber(reader, token.value, tokens.slice(1))
      return 1
    case 'level':
    case 'not-next':
    case 'not-previous':
    case 'clause':
    case 'filler':
      return 1
  }
}

/** Builds exams, with their scores and courses, and subjects from tokens. */
export function readTokens(tokens: readonly Token[]): { aims: ExamAim[]; subjects: Subject[] } {
  const reader: Reader = { aims: [], subjects: new Set(), current: null, waiting: [] }
  for (let at = 0; at < tokens.length; ) at += step(reader, tokens.slice(at))
  return { aims: reader.aims, subjects: [...reader.subjects] }
}

const apBySubject = {
  mathematics: null,
  physics: 'ap.physics-1',
  chemistry: 'ap.chemistry',
  biology: 'ap.biology',
  english: 'ap.english-language',
  history: 'ap.world-history',
} as const satisfies Record<Subject, CourseId | null>

/**
 * Returns the course for an exam and a subject, such as 'AP biology' or 'IB chemistry HL'. An IB course without a level
 * is SL, because HL contains all of SL. Returns null for an ambiguous name such as 'AP math'.
 */
function findCourse(exam: 'AP' | 'IB', subject: Subject, level: 'hl' | 'sl' | null): CourseId | null {
  if (exam === 'AP') return apBySubject[subject]
  if (subject === 'english') return 'ib.english-a'
  if (subject === 'history') return 'ib.history'
  return `ib.${subject === 'mathematics' ? 'math-aa' : subject}-${level ?? 'sl'}`
}
