/**
 * Returns whether the user has certainly reached the minimum age. The result is false in the year in which the user
 * reaches it, because the birthday may still be ahead. The server checks the age again, but this check prevents a
 * child's data from being sent.
 */
export function isCertainlyOldEnough(birthYear: number, minimumAge: number, today: Date): boolean {
  return today.getFullYear() - birthYear > minimumAge
}

/**
 * Returns the current year and the 120 years before it, latest first. The list includes the birth years of users who
 * are too young, so that it does not reveal the age limit.
 */
export function listBirthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
