import { gapBefore, type Walk } from './structure.ts'
import type { FieldToken, Token } from './token.ts'
import { ontarioCourses } from './vocabulary/ontario-courses.ts'

const universityCodes: Readonly<Record<string, string>> = {
  physics: 'sph',
  chemistry: 'sch',
  biology: 'sbi',
  english: 'eng',
}

/** Returns the Ontario university-preparation course for a subject when the goal contains 'gr 12 U', '11U' or '4U'. */
export function findUniversityCourse(text: string, subject = ''): { name: string; area: string } | null {
  const grade = /(?<![\d.])(1[12]) ?u(?![a-z])|(?<![\da-z])([34])u(?![a-z])/.exec(text)
  if (!grade) return null
  const code = `${universityCodes[subject] ?? ''}${grade[1] === '12' || grade[2] === '4' ? '4u' : '3u'}`
  const found = ontarioCourses.find((course) => course.code === code)
  return found ? { name: `${code.toUpperCase()} ${found.name}`, area: found.area } : null
}

/** Returns whether a course is a provincial or numbered one: 'SBI4U Biology', 'Physics 11'. */
export const isCodedCourse = (name: string) => /^[A-Z]{3}\d[A-Z] |\d/.test(name) && !/^(?:AP|IB) /.test(name)

/** Returns whether 'functions' is the Ontario course of grade 11: 'Ontario grade 11, functions'. */
export function isOntarioFunctions(text: string): boolean {
  return (
    /\bontario\b|安(?:大略)?省|安大略|온타리오|\btoronto\b|多[伦倫]多|토론토|\bouac\b/.test(text) &&
    /(?:grade|gr\.?) ?11(?!\d)|11th grade|11 ?[年학]|十一年/.test(text)
  )
}

/** Returns whether the text after a language refers to speaking it, not to a course: '영어 말하기'. */
export const isSpoken = (after: string) => /^ ?(?:말하기|회화|speaking\b|conversation\b|口[语語说說])/.test(after)

/** A mark or a class directly after a subject. Such a subject is not the course that follows. */
const isClass = /^ ?(?:(?:class|수업|[课課])|(?:[은는이가]|is|[:：])? ?(?:[abcd][+-]?(?![a-z])|\d{2}))/

/** Adds a provincial course. A subject name next to the course code is not a separate goal ('생물 SBI4U'). */
export function addProvincialCourse(walk: Walk, token: Extract<Token, { kind: 'local' }>): void {
  const { name, area, start, end } = token
  if (!walk.courses.some((course) => course.name === name)) walk.courses.push({ name, area, assumed: false })
  walk.placed.push({ holder: { kind: 'local', name }, start, end })
  const last = walk.subjects.at(-1)
  const { lower } = walk.text
  const isCode = /^[A-Z]{3}[1-4][A-Z] /.test(name)
  // In 'my english is still weak, goal is B in English 11', the first name is the language.
  const isLanguage =
    last !== undefined &&
    (isSpoken(lower.slice(last.from.end)) ||
      (!isCode && /\b(?:my|his|her|our) $/.test(lower.slice(0, last.from.start))))
  if (last?.subject === area && !isLanguage && (isCode || !isClass.test(lower.slice(last.from.end))))
    walk.subjects.pop()
  const topic = walk.topics.at(-1)
  if (topic && name.toLowerCase().includes(topic.topic)) walk.topics.pop()
  walk.context = null
}

/** Returns whether a field repeats the preceding provincial course: 'MCV4U微积分' names the same course twice. */
export function repeatsLocal(walk: Walk, { field }: FieldToken, at: number): boolean {
  const before = walk.tokens[at - 1]
  if (before?.kind !== 'local' || gapBefore(walk, at).trim() !== '') return false
  const first = before.name.toLowerCase().split(' and ')[0] ?? ''
  return field.subject === before.area || (field.topic !== undefined && first.includes(field.topic))
}
