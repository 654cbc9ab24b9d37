import { allFacts } from '../guides/facts.ts'

interface Figure {
  fact: string
  value: string
}

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
}

/** Ignored facts: results of past years and comparisons. Their round numbers often have another meaning in a text. */
const leftOut = /^(concordance|hours|ib\.results)\b/

const figures: Figure[] = allFacts
  .filter(({ id }) => !leftOut.test(id))
  .flatMap(({ id, value }) => leaves(value).map((leaf) => ({ fact: id, value: String(leaf) })))

const day = /^\d{4}-(\d{2})-(\d{2})$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Returns a pattern for a date in the formats of all languages: '2026-12-05', 'Dec. 5', 'December 5th', '12월 5일',
 * '12 月 5 日'.
 */
function dayPattern(value: string): RegExp | undefined {
  const [, month, date] = day.exec(value) ?? []
  if (month === undefined || date === undefined) return undefined
  const number = (text: string) => `0?${Number(text)}`
  const english = `${months[Number(month) - 1]}[a-z]*\\.? ${number(date)}(?!\\d)`
  const other = `(?<!\\d)${number(month)} ?[월月] ?${number(date)} ?[일日号號]`
  return new RegExp(`${value}|${english}|${other}`)
}

/** Matches a number of minutes or questions in the four languages. */
const counted = /(\d{2,}) ?(?:-?minutes?\b|questions?\b|분(?!의)|문항|分鐘|分钟|題|道题|题)/g

/**
 * Returns the figures of the exam facts that a text contains instead of a token: any figure of three digits
 * or more, any date, and any number of minutes or questions of the guide's own exam.
 * @param exam the prefix of the guide's own facts, such as `sat`
 */
export function findHandTypedFacts(source: string, exam?: string): string[] {
  // A goal such as 'SAT 1500+' is a name, not a figure.
  const text = source.replaceAll(/\{\{[^}]*\}\}/g, ' ').replaceAll(/\d+\+/g, ' ')
  const numbers = new Set(text.match(/(?<![\d.,-])\d{3,}(?![\d-])/g))
  const amounts = new Set([...text.matchAll(counted)].map(([, amount]) => amount))
  return figures.flatMap(({ fact, value }) => {
    const typed =
      (/^\d{3,}$/.test(value) && numbers.has(value)) ||
      dayPattern(value)?.test(text) === true ||
      (exam !== undefined && fact.startsWith(`${exam}.`) && /^\d{2,}$/.test(value) && amounts.has(value))
    return typed ? [`${value} (${fact})`] : []
  })
}
