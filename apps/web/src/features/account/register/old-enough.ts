/**
 * Returns whether a user born in `birthYear` is old enough, whatever the birthday: a user who reaches the minimum age in
 * the current year could still be younger. The server checks again; this check prevents a child's data from being sent.
 */
export function isCertainlyOldEnough(birthYear: number, minimumAge: number, today: Date): boolean {
  return today.getFullYear() - birthYear > minimumAge
}

/** Returns every possible birth year, latest first. The list has no gaps, so it does not reveal the age limit. */
export function listBirthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
