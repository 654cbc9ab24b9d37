/**
 * Returns false for a user who reaches the minimum age this year, because their birthday may be still to come. The
 * server checks again; this check avoids sending a child's data.
 */
export function isCertainlyOldEnough(birthYear: number, minimumAge: number, today: Date): boolean {
  return today.getFullYear() - birthYear > minimumAge
}

/**
 * Returns every possible birth year, latest first. It includes years below the age limit, which would otherwise be
 * obvious from the list.
 */
export function listBirthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
