/** The age from which somebody may have an account. */
const accountAge = 13

/**
 * Whether somebody born in that year is surely old enough, whatever their birthday. Whoever only turns 13 in the course of
 * this year may still be 12. The server decides again; asking here first means that a child's answers are never sent.
 */
export function surelyOldEnough(birthYear: number, today: Date): boolean {
  return today.getFullYear() - birthYear > accountAge
}

/** Every year that a living person may be born in, the latest first. None is left out, so that the question hints at nothing. */
export function birthYears(today: Date): number[] {
  return Array.from({ length: 121 }, (_, years) => today.getFullYear() - years)
}
