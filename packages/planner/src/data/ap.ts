import { z } from 'zod'
import { readFact } from './facts.ts'

const apScores = readFact('ap.scale', z.record(z.string(), z.unknown()))
export const apSubjects = readFact('ap.subjects_2026', z.array(z.string()))
export const apWindow2027 = readFact('ap.window_2027', z.object({ projected: z.array(z.string()).min(1) }))
export const apDistributions = readFact(
  'ap.dist_2025',
  z.record(z.string(), z.object({ '5': z.number(), '3+': z.number() })),
)
export const apCalculusFormat = readFact('ap.calculus_format', z.object({ fr_a: z.object({ min: z.number() }) }))

const scores = Object.keys(apScores.value).map(Number)
export const apScale: readonly [number, number] = [Math.min(...scores), Math.max(...scores)]

/**
 * Returns the first and last day of an exam window given as weeks, such as '2027-05-03/07'.
 * @throws RangeError when there are no weeks
 */
export function readWindow(weeks: readonly string[]): { start: string; end: string } {
  const start = weeks[0]?.slice(0, 10)
  const last = weeks.at(-1)
  if (!start || !last) throw new RangeError('An exam window needs at least one week')
  return { start, end: `${last.slice(0, 8)}${last.slice(11)}` }
}
