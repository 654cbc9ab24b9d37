import type { Token } from './token.ts'
import type { Field } from './vocabulary/field.ts'
import { sectionNames } from './vocabulary/sections.ts'

/** Returns the section that a name refers to when the goal names exactly one exam with sections. */
function findSection(tokens: readonly Token[], part: NonNullable<Field['part']>): string | null {
  const exams = new Set(
    tokens.flatMap((token) => (token.kind === 'exam' && sectionNames[token.exam] ? [token.exam] : [])),
  )
  const [exam] = exams
  return exam && exams.size === 1 ? (sectionNames[exam]?.[part] ?? null) : null
}

/** Topics whose names are also those of AP courses. */
const ownTopics: ReadonlySet<string> = new Set(['literature', 'probability and statistics'])

/** Returns the AP course that a name refers to if its subject has several: '微观不考' excludes AP Microeconomics. */
function findOwnCourse(field: Field, tokens: readonly Token[]): string | undefined {
  const isPhysicsC = tokens.some((one) => one.kind === 'field' && one.field.ap?.startsWith('AP Physics C'))
  if (isPhysicsC && field.topic === 'electricity') return 'AP Physics C: Electricity and Magnetism'
  if (isPhysicsC && field.topic === 'mechanics') return 'AP Physics C: Mechanics'
  if (field.unit && tokens.some((one) => one.kind === 'field' && one.field.ap === field.ap && !one.field.unit))
    return undefined
  const isSubject = field.ap?.toLowerCase() === `ap ${field.subject}`
  return field.apGuess || isSubject || (field.topic && !ownTopics.has(field.topic)) ? undefined : field.ap
}

/** Returns the AP course of a field that the goal also names directly after 'AP': 'AP环科还是AP统计…环科不上'. */
function findNamedCourse(field: Field, tokens: readonly Token[]): string | undefined {
  const isNamed = tokens.some((one, at) => {
    const before = tokens[at - 1]
    return (
      one.kind === 'field' &&
      one.field === field &&
      before?.kind === 'exam' &&
      before.exam === 'AP' &&
      one.start - before.end <= 1
    )
  })
  return isNamed ? field.ap : undefined
}

/** Returns the name of an excluded exam, course, section, subject, topic, university or program. */
export function findTokenName(token: Token, tokens: readonly Token[]): string | null {
  switch (token.kind) {
    case 'exam':
      return token.label
    case 'university':
    case 'programme':
    case 'local':
      return token.name
    case 'field': {
      const { field } = token
      const before = tokens[tokens.indexOf(token) - 1]
      if (before?.kind === 'exam' && token.start - before.end <= 1) {
        if (before.exam === 'AP' && field.ap) return field.ap
        const own = field.part && sectionNames[before.exam]?.[field.part]
        if (own) return own
      }
      const section = field.part && field.topic !== 'vocabulary' ? findSection(tokens, field.part) : null
      if (section) return section
      if (field.bound || field.implies) return field.ap ?? field.ib ?? null
      const isAp = tokens.some((one) => one.kind === 'exam' && one.exam === 'AP')
      const course = isAp ? (findNamedCourse(field, tokens) ?? findOwnCourse(field, tokens)) : undefined
      return course ?? field.subject ?? field.topic ?? field.ap ?? field.programme ?? null
    }
    case 'grades':
    case 'mark':
    case 'number':
    case 'result':
      return null
  }
}

/** Adds the other mentions of the excluded names. */
export function addOtherMentions(excluded: Set<Token>, tokens: readonly Token[]): void {
  if (excluded.size === 0) return
  // In 'SAT랑 AP 병행 힘들어서 AP는 포기', every mention of the exam without a score or course is excluded.
  const labels = new Set([...excluded].flatMap((token) => (token.kind === 'exam' ? [token.label] : [])))
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const hasOwn = (next?.kind === 'number' || next?.kind === 'field') && next.start - token.end <= 2
    if (token.kind === 'exam' && labels.has(token.label) && !hasOwn) excluded.add(token)
  }
  // In 'AP Chem clashes with band, so AP Chem is out', the earlier mention of the name is excluded.
  const later = new Set<string>()
  for (const token of tokens.toReversed()) {
    const name = findTokenName(token, tokens)
    if (name === null) continue
    // 'SAT grammar' and 'SAT reading' are parts of the same section.
    const mention = token.kind === 'field' && token.field.part ? `${name} ${token.field.topic}` : name
    if (excluded.has(token)) later.add(mention)
    else if (later.has(mention)) excluded.add(token)
  }
}
