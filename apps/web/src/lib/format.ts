import { useTranslation } from 'react-i18next'

type Moment = Date | number | string

/** Formats dates. `Intl` objects are costly to make, so each is made at its first use. */
function dates(language: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  const intl = () => {
    made ??= new Intl.DateTimeFormat(language, options)
    return made
  }
  return {
    one: (moment: Moment) => intl().format(new Date(moment)),
    range: (from: Moment, to: Moment) => intl().formatRange(new Date(from), new Date(to)),
  }
}

function numbers(language: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return (value: number) => {
    made ??= new Intl.NumberFormat(language, options)
    return made.format(value)
  }
}

function createFormat(language: string) {
  const day = dates(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    /** The date of a moment on the user's clock: `November 20, 2026`. */
    date: dates(language, { dateStyle: 'long' }).one,
    /** A calendar day without a time ('2026-11-20'), the same in every time zone: `November 20, 2026`. */
    day: day.one,
    /** Two calendar days: `November 20 – 22, 2026`. */
    dayRange: day.range,
    /** The weekday of a calendar day: `Mon`. */
    weekday: dates(language, { weekday: 'short', timeZone: 'UTC' }).one,
    /** `9:05 AM`, on the user's clock. */
    time: dates(language, { timeStyle: 'short' }).one,
    /** `9:05:30 AM`, on the user's clock. */
    timeWithSeconds: dates(language, { timeStyle: 'medium' }).one,
    /** `November 20, 2026 at 9:05 AM`, on the user's clock. */
    dateTime: dates(language, { dateStyle: 'long', timeStyle: 'short' }).one,
    /** `Nov 20, 2026, 9:05 AM`, on the user's clock. */
    shortDateTime: dates(language, { dateStyle: 'medium', timeStyle: 'short' }).one,
    /** `Nov 20, 2026, 9:05 AM`, in UTC. */
    shortDateTimeUtc: dates(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).one,
    /** `2,000` */
    number: numbers(language),
    /** At most one digit after the point: `2.5`. */
    decimal: numbers(language, { maximumFractionDigits: 1 }),
    /** A share from 0 to 1: `25%`. */
    percent: numbers(language, { style: 'percent' }),
    /** An amount in whole US dollars: `$25`, in Korean `US$25`. */
    dollars: numbers(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    /** `A, B, and C` */
    list: (items: readonly string[]) => new Intl.ListFormat(language).format(items),
  }
}
export type Format = ReturnType<typeof createFormat>

const formats = new Map<string, Format>()

/** Returns the formats of dates, numbers and lists in a language. */
export function getFormat(language: string): Format {
  const known = formats.get(language)
  if (known) return known
  const format = createFormat(language)
  formats.set(language, format)
  return format
}

/** The formats of dates, numbers and lists in the language on screen. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return getFormat(i18n.language)
}
