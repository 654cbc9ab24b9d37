import { easternDate } from '../calendar-date.ts'

/** US law (COPPA) requires parental consent below this age. The product cannot collect that consent. */
const youngestAge = 13

/**
 * Returns whether a user born in the given year may still be under 13. The birthday is unknown, so users count as old
 * enough only from the year after they turn 13.
 */
export function mayBeTooYoung(birthYear: number, now: Date): boolean {
  const thisYear = Number(easternDate(now).slice(0, 4))
  return thisYear - birthYear <= youngestAge
}
