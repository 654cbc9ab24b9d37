import { z } from 'zod'
import { rangeSchema, readFact } from './facts.ts'

export const ibScale = readFact(
  'ib.scale',
  z.object({ subject: rangeSchema, core_max: z.number(), total_max: z.number(), subjects: z.number() }),
)
export const ibResults = readFact('ib.results', z.object({ '2025': z.object({ mean: z.number() }) }))
export const ibWindow = readFact('ib.window', z.object({ '2027': z.array(z.string()).min(1) }))

const months: Readonly<Record<string, string>> = { Apr: '04', May: '05', Jun: '06' }

/**
 * Returns the first and last day of an exam session given as ranges, such as 'about Apr 28 - May 22'. If the ranges
 * differ, uses the earliest start, so that no plan ends too late, and the latest end.
 * @throws RangeError when a day is missing
 */
export function readSession(windows: readonly string[], year: number): { start: string; end: string } {
  const days = windows.map((text) =>
    [...text.matchAll(/(Apr|May|Jun) (\d+)/g)].map(
      (match) => `${year}-${months[match[1] ?? '']}-${(match[2] ?? '').padStart(2, '0')}`,
    ),
  )
  const start = days.flatMap((pair) => pair[0] ?? []).toSorted()[0]
  const end = days
    .flatMap((pair) => pair[1] ?? [])
    .toSorted()
    .at(-1)
  if (!start || !end) throw new RangeError('An exam session needs a first and a last day')
  return { start, end }
}
