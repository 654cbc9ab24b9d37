import type { Token } from './token.ts'
import { courseFields } from './vocabulary/fields/fields.ts'
import { listNames } from './vocabulary/names.ts'
import { numberedCourses } from './vocabulary/numbered-courses.ts'
import { simplify } from './vocabulary/simplify.ts'

/** Returns the second course in 'math 30-2 or 30-1' or 'Chem 11/12'. `at` is the position of its number. */
export function findNextNumber(lower: string, at: number, last: Token | undefined): Token | null {
  if (
    last?.kind !== 'local' ||
    !/^ ?(?:or|and|&|\/|,|vs\.?|or|이랑|랑|하고|와|과|나|跟|和|或|、) ?$/.test(lower.slice(last.end, at))
  )
    return null
  const subject = / (?:1[012]|[123]0(?:-[123])?)$/.exec(last.name)
  const number = /^(?:1[012]|[123]0(?:-[123])?)(?![\d.+%점分]|-\d)/.exec(lower.slice(at))?.[0]
  const base = subject ? last.name.slice(0, subject.index) : ''
  const course = numberedCourses.find(
    ({ name, numbers }) => name === base && number && numbers.split('|').includes(number),
  )
  return course && number
    ? { kind: 'local', name: `${base} ${number}`, area: course.area, start: at, end: at + number.length }
    : null
}

/** Returns an Alberta course whose number precedes its name: '30-1 math', '30-1 수학'. */
export function findCourseAfterNumber(lower: string, at: number): Token | null {
  const number = /^[123]0-[1-4](?=[ ]?[^\d])/.exec(lower.slice(at, at + 6))?.[0]
  if (!number || /[\d.-]/.test(lower.charAt(at - 1))) return null
  const rest = simplify(lower.slice(at + number.length, at + 40))
  for (const { name, area, numbers, ...names } of numberedCourses) {
    if (!numbers.split('|').includes(number)) continue
    const found = listNames(names).find((one) => rest.trimStart().startsWith(simplify(one)))
    if (!found) continue
    const end = at + number.length + (rest.length - rest.trimStart().length) + found.length
    return { kind: 'local', name: `${name} ${number}`, area, start: at, end }
  }
  return null
}

/** Returns AP Physics C if a negated 'C' refers to it: 'AP物理不要C', 'AP Physics, not C'. */
export function findPhysicsC(lower: string, at: number, tokens: readonly Token[]): Token | null {
  const mark = tokens.at(-1)
  const subject = tokens.at(-2)
  if (
    lower.charAt(at) !== 'c' ||
    /[a-z]/.test(lower.charAt(at + 1)) ||
    mark?.kind !== 'mark' ||
    mark.mark !== 'not-next' ||
    at - mark.end > 1 ||
    subject?.kind !== 'field' ||
    !subject.field.ap?.startsWith('AP Physics')
  )
    return null
  const field = courseFields.find(({ ap }) => ap === 'AP Physics C: Mechanics')
  return field ? { kind: 'field', field, start: at, end: at + 1 } : null
}
