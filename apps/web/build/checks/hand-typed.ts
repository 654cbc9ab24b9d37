import { allFacts } from '../guides/facts.ts'

/** Patterns that match a unit after a number, in all four languages. */
const unitWords = {
  minutes: String.raw`-?minutes?\b|분(?!의)|分鐘|分钟`,
  questions: String.raw`questions?\b|문항|題|道?题`,
  characters: String.raw`-?characters?\b|자(?![가-힣])|글자|[個个]?字[元符]`,
  words: String.raw`-?words?\b|단어|[個个]?(?:英文)?[單单]?[字詞词]`,
  hours: String.raw`-?hours?\b|시간|[個个]?小[時时]`,
} as const
type Unit = keyof typeof unitWords

const units = Object.entries(unitWords).map(([unit, words]) => ({ unit, pattern: new RegExp(`^ ?(?:${words})`) }))

/** The units that are accepted when the fact does not name the unit of a figure. */
const unnamed: readonly string[] = ['minutes', 'questions'] satisfies Unit[]

interface Figure {
  fact: string
  value: string
  unit: string | undefined
}

function listLeaves(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}.${key}`))
}

/** Facts that the check ignores, such as past results, because their round numbers cause false positives. */
const leftOut = /^(concordance|hours|ib\.results)\b/

const figures: Figure[] = allFacts
  .filter(({ id }) => !leftOut.test(id))
  .flatMap(({ id, value }) =>
    listLeaves(value, id).map((leaf) => ({
      fact: id,
      value: String(leaf.value),
      unit: units.find(({ unit }) => leaf.path.split(/[._]/).includes(unit))?.unit,
    })),
  )

const day = /^(?:\d{4}-)?(\d{2})-(\d{2})$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const hanDigits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** Formats a number below 40 in Chinese numerals: 十一, 二十. */
function writeHan(value: number): string {
  const tens = Math.floor(value / 10)
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : hanDigits[tens]}十`
  return `${ten}${hanDigits[value % 10]}`
}

/**
 * Returns a pattern that matches a date as written in any of the four languages: '2026-12-05', 'Dec. 5', 'December
 * 5th', '12월 5일', '12 月 5 日', '十二月五日'.
 */
function dayPattern(value: string): RegExp | undefined {
  const [, month, date] = day.exec(value) ?? []
  if (month === undefined || date === undefined) return undefined
  const number = (text: string) => `0?${Number(text)}`
  const english = `${months[Number(month) - 1]}[a-z]*\\.? ${number(date)}(?!\\d)`
  const other = `(?<!\\d)${number(month)} ?[월月] ?${number(date)} ?[일日号號]`
  const han = `(?<![一二三四五六七八九十])${writeHan(Number(month))}月${writeHan(Number(date))}[日号號]`
  return new RegExp(`${value}|${english}|${other}|${han}`)
}

interface TypedNumber {
  value: string
  unit: string | undefined
}

function listNumbers(text: string): TypedNumber[] {
  return [...text.matchAll(/(?<![\d.,-])\d{2,}(?!\d|-\d)/g)].map((match) => {
    const rest = text.slice(match.index + match[0].length)
    return { value: match[0], unit: units.find(({ pattern }) => pattern.test(rest))?.unit }
  })
}

/**
 * Returns whether a number in the text has the value of this figure. To avoid false positives, a number of one or two
 * digits must also have the same unit, and the figure must be a fact about the guide's own subject (`isOwn`).
 */
function statesFigure(number: TypedNumber, figure: Figure, isOwn: boolean): boolean {
  if (number.value !== figure.value) return false
  if (number.unit === undefined) return number.value.length > 2
  const sameUnit = figure.unit === undefined ? unnamed.includes(number.unit) : figure.unit === number.unit
  return sameUnit && (isOwn || number.value.length > 2)
}

/**
 * Finds hard-coded exam figures that should be tokens. Full dates and numbers of three or more digits are compared with
 * all facts. To avoid false positives, dates without a year and shorter numbers are compared only with the facts about
 * the guide's own subject.
 * @param own ids of the facts that the guide is about, or id prefixes such as `sat.`
 */
export function findHardCodedFigures(source: string, own: readonly string[] = []): string[] {
  // A goal such as 'SAT 1500+' is a name, not a figure.
  const text = source.replaceAll(/\{\{[^}]*\}\}/g, ' ').replaceAll(/\d+\+/g, ' ')
  const numbers = listNumbers(text)
  const typed = figures.filter((figure) => {
    const isOwn = own.some((start) => figure.fact.startsWith(start))
    const isDay = (isOwn || figure.value.length > 5) && dayPattern(figure.value)?.test(text) === true
    return isDay || numbers.some((number) => statesFigure(number, figure, isOwn))
  })
  return [...new Set(typed.map(({ fact, value }) => `${value} (${fact})`))]
}
