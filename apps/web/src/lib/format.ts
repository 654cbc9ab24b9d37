import { useTranslation } from 'react-i18next'

type Moment = Date | number | string

/** Formats dates. Creates each `Intl` object on first use, because creating one is expensive. */
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
    /** A moment's date in the user's time zone: `November 20, 2026`. */
    date: dates(language, { dateStyle: 'long' }).one,
    /** A calendar day without a time ('2026-11-20'), independent of the time zone: `November 20, 2026`. */
    day: day.one,
    /** Two calendar days: `November 20 – 22, 2026`. */
    dayRange: day.range,
    /** The weekday of a calendar day: `Mon`. */
    weekday: dates(language, { weekday: 'short', timeZone: 'UTC' }).one,
    /** The time in the user's time zone: `9:05 AM`. */
    time: dates(language, { timeStyle: 'short' }).one,
    /** The time in the user's time zone: `9:05:30 AM`. */
    timeWithSeconds: dates(language, { timeStyle: 'medium' }).one,
    /** The date and time in the user's time zone: `November 20, 2026 at 9:05 AM`. */
    dateTime: dates(language, { dateStyle: 'long', timeStyle: 'short' }).one,
    /** The date and time in the user's time zone: `Nov 20, 2026, 9:05 AM`. */
    shortDateTime: dates(language, { dateStyle: 'medium', timeStyle: 'short' }).one,
    /** The date and time in UTC: `Nov 20, 2026, 9:05 AM`. */
    shortDateTimeUtc: dates(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).one,
    /** An integer or decimal with grouping: `2,000`. */
    number: numbers(language),
    /** At most one decimal: `2.5`. */
    decimal: numbers(language, { maximumFractionDigits: 1 }),
    /** A share from 0 to 1: `25%`. */
    percent: numbers(language, { style: 'percent' }),
    /** An amount in whole US dollars: `$25`, in Korean `US$25`. */
    dollars: numbers(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    /** A conjunction: `A, B, and C`. */
    list: (items: readonly string[]) => new Intl.ListFormat(language).format(items),
  }
}
export type Format = ReturnType<typeof createFormat>

const formats = new Map<string, Format>()

/** Returns the date, number and list formats for a language. */
export function getFormat(language: string): Format {
  const known = formats.get(language)
  if (known) return known
  const format = createFormat(language)
  formats.set(language, format)
  return format
}

/** Returns the date, number and list formats for the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return getFormat(i18n.language)
}
