/**
 * Returns false for a user who reaches the minimum age this year, because their birthday may still be ahead. The server
 * checks again; this check avoids sending a child's data.
 */
export function isCertainlyOldEnough(birthYear: number, minimumAge: number, today: Date): boolean {
  return today.getFullYear() - birthYear > minimumAge
}

/**
 * Returns every possible birth year, latest first. Includes years below the minimum age, so that the list does not
 * reveal the limit.
 */
export function listBirthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
