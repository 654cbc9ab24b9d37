/** The minimum age for an account. */
const accountAge = 13

/**
 * Returns whether a user born in that year is old enough on every possible birthday. A user who turns 13 during this
 * year may still be 12. The server checks again; the check here keeps a child's data from being sent.
 */
export function isCertainlyOldEnough(birthYear: number, today: Date): boolean {
  return today.getFullYear() - birthYear > accountAge
}

/** Returns every possible birth year, latest first. It has no gap, so it does not reveal the age limit. */
export function listBirthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
