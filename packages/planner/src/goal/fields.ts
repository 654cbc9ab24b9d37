import { countUnknown, gapBefore, type Walk } from './structure.ts'
import type { Token } from './token.ts'
import type { ExamName } from './vocabulary/exam-names.ts'
import type { Field } from './vocabulary/field.ts'
import { listProgrammeSubjects } from './vocabulary/programmes.ts'
import { ontarioCourses } from './vocabulary/provincial.ts'
import { sectionNames } from './vocabulary/sections.ts'

type FieldToken = Extract<Token, { kind: 'field' }>

const near = 4

function isLevel(token: Token | undefined): token is Token & { kind: 'mark'; mark: 'hl' | 'sl' } {
  return token?.kind === 'mark' && (token.mark === 'hl' || token.mark === 'sl')
}

/** Returns the level after a course, also behind joined courses ('bio and chem HL'), or the level before it. */
function findLevel(walk: Walk, at: number): 'HL' | 'SL' | null {
  const own = walk.tokens[at + 1]
  const name = walk.tokens[at]
  if (isLevel(own) && countUnknown(gapBefore(walk, at + 1)) === 0) return own.mark === 'hl' ? 'HL' : 'SL'
  if (walk.level && name && leads(walk, walk.level.end, name.start)) return walk.level.name
  for (let index = at + 1; index < walk.tokens.length; index += 1) {
    const token = walk.tokens[index]
    if (countUnknown(gapBefore(walk, index)) > 0) break
    if (isLevel(token)) return token.mark === 'hl' ? 'HL' : 'SL'
    if (token?.kind !== 'field') break
  }
  return null
}

/** Returns whether a level stands before a name, with only other names between them. */
function leads(walk: Walk, from: number, to: number): boolean {
  return walk.tokens.every((token) => token.start < from || token.end > to || token.kind === 'field') && to - from < 40
}

function addCourse(
  walk: Walk,
  token: FieldToken,
  exam: 'AP' | 'IB',
  name: string,
  area: string,
  assumed: boolean,
): void {
  const { start, end } = token
  if (!walk.courses.some((course) => course.name === name)) walk.courses.push({ name, area, assumed })
  walk.placed.push({ holder: { kind: 'course', exam, label: exam, name }, start, end })
  // An essay's subject is no course of its own.
  walk.context = / Essay$/.test(name) ? null : { exam, end }
}

function addIb(walk: Walk, token: FieldToken, at: number): boolean {
  const { field } = token
  if (!field.ib) return false
  const level = field.ibLevel === 'none' || field.ibLevel === 'SL' ? null : findLevel(walk, at)
  const suffix = field.ibLevel === 'none' || / ab initio$/.test(field.ib) ? '' : ` ${level ?? 'SL'}`
  const assumed = field.ibGuess === true || (level === null && field.ibLevel === undefined)
  addCourse(
    walk,
    token,
    'IB',
    `${field.ib}${suffix === '' && / ab initio$/.test(field.ib) ? ' SL' : suffix}`,
    areaOf(field),
    assumed,
  )
  return true
}

function addAp(walk: Walk, token: FieldToken): boolean {
  const { field } = token
  const last = walk.courses.at(-1)
  if (last?.name.startsWith('AP Physics C') && field.topic === 'electricity') {
    addCourse(walk, token, 'AP', 'AP Physics C: Electricity and Magnetism', 'physics', false)
    return true
  }
  if (last?.name === 'AP Physics C: Mechanics' && field.topic === 'mechanics') {
    last.assumed = false
    return true
  }
  if (!field.ap) return false
  addCourse(walk, token, 'AP', field.ap, areaOf(field), field.apGuess === true)
  if (field.apAlso) addCourse(walk, token, 'AP', field.apAlso, areaOf(field), false)
  return true
}

const languages = ['french', 'spanish', 'chinese', 'korean', 'japanese', 'german', 'italian', 'latin']

/** Returns the subject that a course belongs to, to see whether we have its topics. */
function areaOf(field: Field): string {
  const name = field.ap ?? field.ib ?? ''
  if (field.subject && languages.includes(field.subject)) return field.subject
  if (/Calculus|Precalculus|Statistics|Mathematics/.test(name)) return 'mathematics'
  if (/Physics/.test(name)) return 'physics'
  if (/English/.test(name)) return 'english'
  if (/(?<!Art )History|African American/.test(name)) return 'history'
  if (/Computer Science|Cybersecurity/.test(name)) return 'computer science'
  return field.subject ?? 'other'
}

function nextNumber(walk: Walk, at: number): number | null {
  const next = walk.tokens[at + 1]
  return next?.kind === 'number' && countUnknown(gapBefore(walk, at + 1)) <= near ? next.value : null
}

/** Returns whether a name stands directly with its exam or one of its sections, or carries a section's score. */
function addSection(walk: Walk, token: FieldToken, at: number): boolean {
  const part = token.field.part
  if (!part) return false
  const number = nextNumber(walk, at)
  const inSat = number !== null && number >= 300 && number <= 800 && number % 10 === 0
  const named = walk.tokens.some(
    (one) => one.kind === 'exam' && ['SAT', 'PSAT', 'SSAT', 'ACT', 'TOEFL', 'IELTS'].includes(one.exam),
  )
  if (!walk.context && !named && inSat && part !== 'science') {
    walk.assumed.add('SAT')
    return pushSection(walk, token, 'SAT', sectionNames.SAT?.[part])
  }
  const following = walk.context ? null : nextExam(walk, at)
  const exam = walk.context?.exam ?? following?.exam
  if (!exam) return false
  const name = sectionNames[exam]?.[part]
  if (!name || (token.field.topic === 'essay writing' && exam === 'SAT')) return false
  // Its place is after the exam, so that a number behind the exam is the section's.
  if (following)
    return pushSection(walk, { ...token, start: following.end + 0.5, end: following.end + 0.5 }, exam, name)
  const scored =
    number !== null && (exam === 'SAT' ? number >= 200 && number < 900 : exam === 'ACT' ? number <= 36 : true)
  const last = walk.tokens[at - 1]
  const gap = gapBefore(walk, at)
  const beside = last?.kind === 'exam' || last?.kind === 'field' || (last?.kind === 'mark' && last.mark !== 'filler')
  const isAfterScore = last?.kind === 'number' && exam === 'SAT' && last.value <= 800 && !/[,，、/]/.test(gap)
  const close = countUnknown(gap) <= near
  if (!(scored && close) && !(beside && close) && !(isAfterScore && close)) return false
  return pushSection(walk, token, exam, name)
}

/** 'math on the SAT': the exam follows. */
function nextExam(walk: Walk, at: number): Extract<Token, { kind: 'exam' }> | null {
  const next = walk.tokens[at + 1]
  return next?.kind === 'exam' &&
    /^\s*(?:section |part )?(?:on|in|for|of)\s+(?:the\s+)?(?:digital )?$/.test(gapBefore(walk, at + 1))
    ? next
    : null
}

function pushSection(walk: Walk, token: FieldToken, exam: ExamName, name: string | undefined): boolean {
  if (!name) return false
  walk.placed.push({ holder: { kind: 'section', exam, label: exam, name }, start: token.start, end: token.end })
  walk.context = { exam, end: token.end }
  return true
}

/** Returns whether a name is what to study at a university: 'Waterloo CS', 'biology at UCLA', '电影专业'. */
function isProgramme(walk: Walk, token: FieldToken, at: number): boolean {
  const last = walk.tokens[at - 1]
  const next = walk.tokens[at + 1]
  const gap = gapBefore(walk, at)
  if (
    last?.kind === 'university' &&
    /^(?:'s|for|in|의|的|에서|,|，|学|學|修|攻|本科|校区|校區|分校|主校区|主校區|本部)?$/.test(gap.trim())
  )
    return true
  if (last?.kind === 'mark' && last.mark === 'study' && gap.trim() === '') return true
  if (next?.kind === 'university' && /^\s*(?:at|@|in|from)\s+(?:the\s+)?$/.test(gapBefore(walk, at + 1))) return true
  const after = walk.text.lower.slice(token.end)
  // '물리학과' is a department, '수학과 과학' two subjects.
  if (
    /학$/.test(walk.text.lower.slice(0, token.end)) &&
    /^과(?:$|\s*(?:진학|지망|목표|가고|희망|지원|에|를|로))/.test(after)
  )
    return true
  return /^\s*(?:专业|專業|系(?!统|統)|학과|전공|지망|major|degree|program|department|undergrad)/.test(
    walk.text.lower.slice(token.end),
  )
}

/** Returns whether a name is only what goes well already: 'good at math but weak in physics'. */
function isStrength(text: string, start: number, end: number): boolean {
  return (
    /(?<!not |not so |not very |get |be |become |getting )(?:good|great|strong|confident|decent|solid) (?:at|in|with) $/.test(
      text.slice(0, start),
    ) && /^ ?,? ?(?:but|though|just|only)\b/.test(text.slice(end))
  )
}

const universityCodes: Readonly<Record<string, string>> = {
  physics: 'sph',
  chemistry: 'sch',
  biology: 'sbi',
  english: 'eng',
}

/** Returns Ontario's university-preparation course of a subject in a goal that says 'gr 12 U' or '11U'. */
function findUniversityCourse(text: string, subject: string | undefined): { name: string; area: string } | null {
  const grade = /(?<![\d.])(1[12]) ?u(?![a-z])/.exec(text)?.[1]
  const code = `${universityCodes[subject ?? ''] ?? ''}${grade === '12' ? '4u' : '3u'}`
  const found = grade === undefined ? undefined : ontarioCourses[code]
  return found ? { name: `${code.toUpperCase()} ${found[0]}`, area: found[1] } : null
}

/** Keeps the first programme that is said; one that is said is before that of a school. */
export function setProgramme(walk: Walk, { name, subjects }: NonNullable<Walk['programme']>): void {
  if (!walk.programme || walk.programme.ofSchool) walk.programme = { name, subjects }
}

/** Reads a field by its neighbours: a course, a section, a programme, or a subject or topic of its own. */
export function addName(walk: Walk, token: FieldToken, at: number): void {
  const { field } = token
  const next = walk.tokens[at + 1]
  if (next?.kind === 'mark' && next.mark === 'fine' && next.start - token.end <= near) return
  if (isStrength(walk.text.lower, token.start, token.end)) return
  const before = walk.tokens[at - 1]
  // 'MCV4U微积分' says one course twice.
  if (
    before?.kind === 'local' &&
    gapBefore(walk, at).trim() === '' &&
    (field.subject === before.area ||
      (field.topic && before.name.toLowerCase().split(' and ')[0]?.includes(field.topic)))
  )
    return
  const exam = walk.context?.exam
  const gap = walk.context ? walk.text.lower.slice(walk.context.end, token.start) : ''
  const reach = countUnknown(gap) <= near
  if (field.bound && (field.words === 'ab' || field.words === 'bc')) {
    // 'calc 12 in BC': the province.
    const isProvince =
      /\b(?:in|from|to) $/.test(walk.text.lower.slice(0, token.start)) &&
      !walk.tokens.some((one) => one.kind === 'exam' && one.exam === 'AP')
    const isCalculus =
      !isProvince &&
      /calc|미적|微積|微积/.test(walk.text.lower) &&
      !/^\s*(?:省|주|州|i\b|my\b|we\b|she\b|he\b|it\b|the\b)/.test(walk.text.lower.slice(token.end))
    if (isCalculus) addAp(walk, token)
    return
  }
  if (addSection(walk, token, at)) return
  if (field.implies === 'IB' || (field.ib && isLevel(next) && gapBefore(walk, at + 1).length <= 2 && exam !== 'AP')) {
    if (addIb(walk, token, at)) return
  }
  if (exam === 'IB' && reach && addIb(walk, token, at)) return
  if (field.ib && exam !== 'AP' && walk.level && findLevel(walk, at) && addIb(walk, token, at)) return
  if (exam === 'AP' && reach && addAp(walk, token)) return
  if (field.implies === 'AP' && addAp(walk, token)) return
  if (field.programme && isProgramme(walk, token, at)) {
    setProgramme(walk, { name: field.programme, subjects: listProgrammeSubjects(field.programme) })
    return
  }
  if (exam === 'AP' || exam === 'IB') walk.open.add(exam)
  if (field.bound) {
    if (field.part === 'rw' && /reading|읽기|리딩|독해/.test(walk.text.lower.slice(token.start, token.end)))
      walk.topics.push({ topic: 'reading', of: 'english' }, { topic: 'writing', of: 'english' })
    return
  }
  const code = findUniversityCourse(walk.text.lower, field.subject)
  if (code) {
    const { start, end } = token
    addLocal(walk, { kind: 'local', name: code.name, area: code.area, start, end })
    return
  }
  if (field.subject) {
    for (const subject of [field.subject, ...(field.more ?? [])]) walk.subjects.push({ subject, from: token })
  } else if (field.topic) walk.topics.push({ topic: field.topic, of: field.of })
}

/** Adds a province's course. A name of the same thing beside its code is no goal of its own ('생물 SBI4U'). */
export function addLocal(walk: Walk, token: Extract<Token, { kind: 'local' }>): void {
  const { name, area, start, end } = token
  if (!walk.courses.some((course) => course.name === name)) walk.courses.push({ name, area, assumed: false })
  walk.placed.push({ holder: { kind: 'local', name }, start, end })
  const last = walk.subjects.at(-1)
  if (last?.subject === area && countUnknown(walk.text.lower.slice(last.from.end, start)) === 0) walk.subjects.pop()
  const topic = walk.topics.at(-1)
  if (topic && name.toLowerCase().includes(topic.topic)) walk.topics.pop()
  walk.context = null
}
