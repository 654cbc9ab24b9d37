import { easternDate } from '../diagnostics/calendar-date.ts'

/** Below it, US law (COPPA) asks for a parent's consent, which this product has no way to take. */
const youngestAge = 13

/**
 * Whether somebody born in a year may still be under 13. Whoever turns 13 this year may not have done so yet, so only
 * the year after does everybody born then count as old enough.
 */
export function mayBeTooYoung(birthYear: number, now: Date): boolean {
  const thisYear = Number(easternDate(now).slice(0, 4))
  return thisYear - birthYear <= youngestAge
}
