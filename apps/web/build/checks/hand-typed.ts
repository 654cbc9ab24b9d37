import { allFacts } from '../guides/facts.ts'

interface Figure {
  fact: string
  value: string
}

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
}

/** The ids of facts to ignore: past results and comparisons. Their round numbers often mean something else in a text. */
const leftOut = /^(concordance|hours|ib\.results)\b/

const figures: Figure[] = allFacts
  .filter(({ id }) => !leftOut.test(id))
  .flatMap(({ id, value }) => leaves(value).map((leaf) => ({ fact: id, value: String(leaf) })))

const day = /^\d{4}-(\d{2})-(\d{2})$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Returns a pattern that matches a date in the format of any language: '2026-12-05', 'Dec. 5', 'December 5th',
 * '12월 5일', '12 月 5 日'.
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
 * Returns the exam figures that a text hard-codes instead of using a token: figures of three or more digits, dates,
 * and the numbers of minutes or questions of the given exam.
 * @param exam the fact prefix of the exam that the guide is about, such as `sat`
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
