import { formatDay, formatDayRange, formatMoment } from '@pathwise/i18n/dates'
import { useTranslation } from 'react-i18next'

type Moment = Date | number | string

/** Formats numbers. An `Intl` object is expensive to create, so it is created on first use. */
function numbers(language: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return (value: number) => {
    made ??= new Intl.NumberFormat(language, options)
    return made.format(value)
  }
}

function createFormat(language: string) {
  const moment = (options: Intl.DateTimeFormatOptions) => (value: Moment) => formatMoment(value, language, options)
  return {
    /** A timestamp's date in the user's time zone: `November 20, 2026`. */
    date: moment({ dateStyle: 'long' }),
    /** A calendar day ('2026-11-20'), which has no time zone: `November 20, 2026`. */
    day: (date: string) => formatDay(date, language),
    /** A calendar day without its year: `November 20`. */
    monthDay: moment({ month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** A range of calendar days: `November 20–22, 2026`. */
    dayRange: (from: string, to: string) => formatDayRange(from, to, language),
    /** A calendar day with its weekday, without the year: `Friday, November 20`. */
    weekdayAndDay: moment({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** A calendar day with its short weekday, without the year: `Fri, November 20`. */
    shortWeekdayAndDay: moment({ weekday: 'short', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** The weekday of a calendar day: `Monday`. */
    longWeekday: moment({ weekday: 'long', timeZone: 'UTC' }),
    /** The short weekday of a calendar day: `Mon`. */
    weekday: moment({ weekday: 'short', timeZone: 'UTC' }),
    /** The time in the user's time zone: `9:05 AM`. */
    time: moment({ timeStyle: 'short' }),
    /** The time with seconds in the user's time zone: `9:05:30 AM`. */
    timeWithSeconds: moment({ timeStyle: 'medium' }),
    /** The date and time in the user's time zone: `November 20, 2026 at 9:05 AM`. */
    dateTime: moment({ dateStyle: 'long', timeStyle: 'short' }),
    /** A short date and time in the user's time zone: `Nov 20, 2026, 9:05 AM`. */
    shortDateTime: moment({ dateStyle: 'medium', timeStyle: 'short' }),
    /** A timestamp's date in the user's time zone, for narrow columns: `Nov 20, 2026`. */
    shortDate: moment({ dateStyle: 'medium' }),
    /** The date and time in UTC: `Nov 20, 2026, 9:05 AM`. */
    shortDateTimeUtc: moment({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
    /** A number with thousands separators: `2,000`. */
    number: numbers(language),
    /** A number with at most one decimal: `2.5`. */
    decimal: numbers(language, { maximumFractionDigits: 1 }),
    /** A fraction from 0 to 1 as a percentage: `25%`. */
    percent: numbers(language, { style: 'percent' }),
    /** An amount in whole US dollars: `$25`, or `US$25` in Korean. */
    dollars: numbers(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    /** A list joined with "and": `A, B, and C`. */
    list: (items: readonly string[]) => new Intl.ListFormat(language).format(items),
  }
}
export type Format = ReturnType<typeof createFormat>

const formats = new Map<string, Format>()

export function getFormat(language: string): Format {
  const known = formats.get(language)
  if (known) return known
  const format = createFormat(language)
  formats.set(language, format)
  return format
}

export function useFormat(): Format {
  const { i18n } = useTranslation()
  return getFormat(i18n.language)
}
