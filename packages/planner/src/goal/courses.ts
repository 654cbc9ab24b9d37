import { countUnknown, gapBefore, type Walk } from './structure.ts'
import type { FieldToken, Token } from './token.ts'
import type { Field } from './vocabulary/field.ts'

export function isLevel(token: Token | undefined): token is Token & { kind: 'mark'; mark: 'hl' | 'sl' } {
  return token?.kind === 'mark' && (token.mark === 'hl' || token.mark === 'sl')
}

const readLevel = ({ mark }: { mark: 'hl' | 'sl' }) => (mark === 'hl' ? 'HL' : 'SL')

/** Returns whether a level between two courses applies to the second one: 'HL physics + HL math'. */
export function precedesCourse(walk: Walk, at: number): boolean {
  const leads = (index: number) =>
    walk.tokens[index + 1]?.kind === 'field' && /^[ :은는選选修]*$/.test(gapBefore(walk, index + 1))
  // If the first level precedes its course, all other levels do too: 'SL chem HL bio'.
  const first = walk.tokens.findIndex(isLevel)
  const isFirst = first < at && walk.tokens[first - 1]?.kind !== 'field' && leads(first)
  const isBehind = /[+&,，、/.;。；]|\b(?:and|plus|or)\b/.test(gapBefore(walk, at))
  return (isBehind || isFirst) && leads(at)
}

/** Returns the index of the level if 'IB' and a level follow a name or its list: 'English lit IB HL'. Otherwise, -1. */
export function findIbLevel(walk: Walk, at: number): number {
  let last = at
  while (
    walk.tokens[last + 1]?.kind === 'field' &&
    /^ ?(?:and|&|\/|,|와|과|랑|이랑|和|跟|、) ?$/.test(gapBefore(walk, last + 1))
  )
    last += 1
  const exam = walk.tokens[last + 1]
  const isBefore =
    exam?.kind === 'exam' &&
    exam.exam === 'IB' &&
    isLevel(walk.tokens[last + 2]) &&
    /^ ?$/.test(gapBefore(walk, last + 1)) &&
    /^ ?$/.test(gapBefore(walk, last + 2)) &&
    walk.tokens[last + 3]?.kind !== 'field'
  return isBefore ? last + 2 : -1
}

/** Matches the text between the old and the new level of a course: 'from SL to HL', 'SL升到HL'. */
const moves = /^[^.;。；]{0,40}?(?:\b(?:up|down|over) to |\bto |->|→|에서 ?|[升降转轉换換改]到?|到|去) ?$/

/** Returns the level to which the student moves in a course, if the goal names the old and the new level after it. */
function findNewLevel(walk: Walk, at: number): 'HL' | 'SL' | null {
  const [old, current] = walk.tokens.slice(at + 1).filter((token) => token.kind !== 'number')
  if (!isLevel(old) || !isLevel(current) || old.mark === current.mark) return null
  return moves.test(walk.text.lower.slice(old.end, current.start)) ? readLevel(current) : null
}

/**
 * Returns the level after a course or a group of joined courses ('bio and chem HL'), or else the level before the
 * course.
 */
export function findLevel(walk: Walk, at: number): 'HL' | 'SL' | null {
  const moved = findNewLevel(walk, at)
  if (moved) return moved
  // In 'English lit IB HL', the exam's name is between the course and its level.
  const behind = walk.tokens[findIbLevel(walk, at)]
  if (isLevel(behind)) return readLevel(behind)
  const own = walk.tokens[at + 1]
  const name = walk.tokens[at]
  const before = walk.tokens[at - 1]
  // In 'HL econ and 3 SLs', the level after the course belongs to others.
  if (isLevel(before) && isLevel(own) && /\d/.test(gapBefore(walk, at + 1))) return readLevel(before)
  if (isLevel(own) && !precedesCourse(walk, at + 1) && countUnknown(gapBefore(walk, at + 1)) === 0)
    return readLevel(own)
  if (walk.level && name && leads(walk, walk.level.end, name.start)) return walk.level.name
  for (let index = at + 1; index < walk.tokens.length; index += 1) {
    const token = walk.tokens[index]
    if (countUnknown(gapBefore(walk, index)) > 0) break
    if (precedesCourse(walk, index)) break
    if (isLevel(token)) return readLevel(token)
    if (token?.kind !== 'field') break
  }
  return null
}

/** Returns whether only other names appear between a level and a later name. */
function leads(walk: Walk, from: number, to: number): boolean {
  return walk.tokens.every((token) => token.start < from || token.end > to || token.kind === 'field') && to - from < 80
}

const languages = ['french', 'spanish', 'chinese', 'korean', 'japanese', 'german', 'italian', 'latin']

/** Returns the subject of a course, to check whether we have topics for it. */
export function findArea(field: Field): string {
  const name = field.ap ?? field.ib ?? ''
  if (field.subject && languages.includes(field.subject)) return field.subject
  if (/Calculus|Precalculus|Statistics|Mathematics/.test(name)) return 'mathematics'
  if (/Physics/.test(name)) return 'physics'
  if (/English/.test(name)) return 'english'
  if (/(?<!Art )History|African American/.test(name)) return 'history'
  if (/Computer Science|Cybersecurity/.test(name)) return 'computer science'
  return field.subject ?? 'other'
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
  const known = walk.courses.find((course) => course.name === name)
  if (!known) walk.courses.push({ name, area, assumed })
  else if (!assumed) known.assumed = false
  walk.placed.push({ holder: { kind: 'course', exam, label: exam, name }, start, end })
  // '영어(Lang)' is the name of a single course.
  const last = walk.subjects.at(-1)
  if (
    last?.subject === area &&
    /^(?: ?(?:ap|ib)? ?|[^,.，。]{0,8}\( ?(?:ap |ib )?)$/.test(walk.text.lower.slice(last.from.end, start))
  )
    walk.subjects.pop()
  // In 'AP經濟兩科都考，總經5', the subject only introduces its courses.
  const intro = walk.subjects.findIndex(({ subject, from }) => {
    const before = walk.tokens[walk.tokens.indexOf(from) - 1]
    return subject === area && before?.kind === 'exam' && before.exam === exam && from.start - before.end <= 1
  })
  if (intro >= 0) walk.subjects.splice(intro, 1)
  // In “Biology Extended Essay”, Biology is the subject of the essay and not another course.
  walk.context = / Essay$/.test(name) ? null : { exam, end }
}

/**
 * Returns the level suffix for a course name: the course's only level, or else the level that the goal names, or else
 * the standard level.
 */
function nameLevel({ ib = '', ibLevel }: Field, said: 'HL' | 'SL' | null): string {
  if (ib.endsWith(' ab initio')) return ' SL'
  return ibLevel === 'none' ? '' : ` ${said ?? 'SL'}`
}

/** Returns whether 'EE' is the Extended Essay because the goal also names the other course of the IB's core: 'EE跟TOK'. */
export const isInCore = ({ tokens }: Walk, { field }: FieldToken): boolean =>
  field.ib === 'IB Extended Essay' &&
  tokens.some((one) => one.kind === 'field' && one.field.ib === 'IB Theory of Knowledge')

/** Adds the IB course that a name refers to. Returns false when it refers to none. */
export function addIb(walk: Walk, token: FieldToken, at: number): boolean {
  const { field } = token
  if (!field.ib) return false
  // 'AI HL' is a single name that already includes the level.
  const own = /[hs]l$/.exec(walk.text.lower.slice(token.start, token.end))?.[0]
  const said = own === undefined ? findLevel(walk, at) : own === 'hl' ? 'HL' : 'SL'
  const level = field.ibLevel === undefined ? said : null
  // In 'HL chem, SL physics, chem is my weakest', the last name repeats a course.
  const known = walk.courses.find(
    ({ name, assumed: isGuess }) => !isGuess && /^(.*) [HS]L$/.exec(name)?.[1] === field.ib,
  )
  if (known && own === undefined && !isLevel(walk.tokens[at - 1]) && !isLevel(walk.tokens[at + 1])) {
    const { start, end } = token
    walk.placed.push({ holder: { kind: 'course', exam: 'IB', label: 'IB', name: known.name }, start, end })
    walk.context = { exam: 'IB', end }
    return true
  }
  const assumed = field.ibGuess === true || (level === null && field.ibLevel === undefined)
  addCourse(walk, token, 'IB', `${field.ib}${nameLevel(field, level)}`, findArea(field), assumed)
  return true
}

/** Returns whether two names of AP courses start with the same subject: 'AP Calculus AB' and 'AP Calculus BC'. */
const isSameKind = (one: string, other: string) => /^AP \w+/.exec(one)?.[0] === /^AP \w+/.exec(other)?.[0]

/** Adds the AP course or courses that a name refers to. Returns false when it refers to none. */
export function addAp(walk: Walk, token: FieldToken): boolean {
  const { field, start, end } = token
  const last = walk.courses.at(-1)
  // In '物理C电磁，高斯定律', the course is already named, so the law is a topic.
  if (last?.name === 'AP Physics C: Mechanics' && field.topic === 'electricity') {
    addCourse(walk, token, 'AP', 'AP Physics C: Electricity and Magnetism', 'physics', false)
    return true
  }
  const isMechanics =
    field.topic === 'mechanics' ||
    (field.programme === 'mechanical engineering' && walk.tokens.every(({ kind }) => kind !== 'university'))
  if (last?.name === 'AP Physics C: Electricity and Magnetism' && isMechanics) {
    addCourse(walk, token, 'AP', 'AP Physics C: Mechanics', 'physics', false)
    return true
  }
  if (last?.name === 'AP Physics C: Mechanics' && isMechanics) {
    last.assumed = false
    return true
  }
  if (!field.ap) return false
  // In 'AP calc BC 5, calc series are hard', the general name repeats the course.
  const before = walk.tokens[walk.tokens.indexOf(token) - 1]
  const known =
    field.apGuess &&
    !field.ap.includes(':') &&
    walk.courses.find(({ name, assumed }) => !assumed && isSameKind(name, field.ap ?? ''))
  if (known && before?.kind !== 'exam') {
    walk.placed.push({ holder: { kind: 'course', exam: 'AP', label: 'AP', name: known.name }, start, end })
    return true
  }
  addCourse(walk, token, 'AP', field.ap, findArea(field), field.apGuess === true)
  const both =
    field.apGuess &&
    /^ ?(?:[两兩][门門科个個]|둘 ?다|[두2] ?(?:개|과목)|,? ?(?:both|x2|mech(?:anics)? ?(?:and|&|\+) ?(?:em|e&m))(?![a-z]))/.test(
      walk.text.lower.slice(token.end),
    )
  const added = walk.courses.at(-1)
  if (both && added?.name === 'AP Physics C: Mechanics') {
    added.assumed = false
    addCourse(walk, token, 'AP', 'AP Physics C: Electricity and Magnetism', 'physics', false)
  }
  // In 'both Physics C exams, mech and e&m', mechanics is named too.
  if (field.ap === 'AP Physics C: Electricity and Magnetism' && /\bmech\b|力[學学]|역학/.test(walk.text.lower))
    for (const course of walk.courses) if (course.name === 'AP Physics C: Mechanics') course.assumed = false
  if (field.apAlso) addCourse(walk, token, 'AP', field.apAlso, findArea(field), false)
  return true
}
