/** Weeks start on Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * Parses an English weekday, in full or cut to at least three letters ('Monday', 'tues', 'Wed.'). Returns the days
 * after Monday, 0 to 6, or undefined for any other text.
 */
export function weekdayIndex(name: string): number | undefined {
  const text = name.trim().toLowerCase().replace(/\.$/, '')
  if (text.length < 3) return undefined
  const index = weekdays.findIndex((weekday) => weekday.startsWith(text))
  return index < 0 ? undefined : index
}
