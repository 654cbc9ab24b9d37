/** The non-breaking space that joins the parts of a date. */
const joined = '\u00a0'

type Moment = Date | number | string

// Caches formats, because creating an Intl object is much slower than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a timestamp as `Intl` does with these options, but keeps each date on one line. */
export function formatMoment(date: Moment, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return keepDateTogether(format.format(new Date(date)), language)
}

/**
 * Joins the parts of each date in `Intl` output, so that a date is never split across lines. Also adds spaces around
 * the numbers in Chinese dates, as in running text: `2026 年 12 月 5 日`.
 */
export function keepDateTogether(text: string, language: string): string {
  const joint = `$1${joined}$2`
  if (language.startsWith('zh')) {
    return text.replaceAll(/(\d)([年月日])/gu, joint).replaceAll(/([年月])(\d)/gu, joint)
  }
  if (language.startsWith('ko')) return text.replaceAll(/([년월]) (\d)/gu, joint)
  return text.replaceAll(/\p{L} \d{1,2}(?:, \d{4})?\b(?!:)/gu, (date) => date.replaceAll(' ', joined))
}

/** Formats a calendar day ('2026-12-05') in words: `December 5, 2026`. */
export function formatDay(date: Moment, language: string): string {
  return formatMoment(date, language, { dateStyle: 'long', timeZone: 'UTC' })
}

/**
 * Formats a range of two calendar days in words. Writes the year and the month only once if both days share them: `May
 * 3–14, 2027`.
 */
export function formatDayRange(from: string, to: string, language: string): string {
  if (from === to) return formatDay(from, language)
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  if (!sameYear) return `${formatDay(from, language)}${dash(language)}${formatDay(to, language)}`
  const last: Intl.DateTimeFormatOptions = sameMonth ? { day: 'numeric' } : { month: 'long', day: 'numeric' }
  const end = formatMoment(to, language, { ...last, timeZone: 'UTC' })
  if (language.startsWith('ko') || language.startsWith('zh')) {
    return `${formatDay(from, language)}${dash(language)}${end}`
  }
  const start = formatMoment(from, language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return `${start}${dash(language)}${end},${joined}${from.slice(0, 4)}`
}

/**
 * Returns the separator between two days. In Chinese, the separator is a word, with a space before the number that
 * follows.
 */
function dash(language: string): string {
  return language.startsWith('zh') ? '至 ' : '–'
}
