import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { DateSpan, Note, SourceBody } from '../../src/features/guides/guide.ts'

const factSchema = z.object({
  id: z.string(),
  value: z.unknown(),
  sources: z.array(z.string()),
  confidence: z.enum(['A', 'B', 'C', 'D']),
  /** The date on which the source was recorded, if it differs from `made`, the date of the facts file. */
  recorded: z.iso.date().optional(),
})
const factsSchema = z.object({ made: z.iso.date(), facts: z.array(factSchema) })
type Fact = z.infer<typeof factSchema>

const factsFile = createRequire(import.meta.url).resolve('@pathwise/planner/data/exam-facts.json')
const file = factsSchema.parse(JSON.parse(readFileSync(factsFile, 'utf8')))
const byId = new Map(file.facts.map((fact) => [fact.id, fact]))

/**
 * Each organization's home page, and the hosts that count as official. A figure's note links directly to a source only
 * on one of these hosts, and otherwise to the organization's site.
 */
const bodies = {
  collegeBoard: { site: 'https://www.collegeboard.org', hosts: ['collegeboard.org'] },
  act: { site: 'https://www.act.org', hosts: ['act.org'] },
  ib: { site: 'https://www.ibo.org', hosts: ['ibo.org'] },
  ouac: { site: 'https://www.ouac.on.ca', hosts: ['ouac.on.ca', 'ouinfo.ca'] },
  commonApp: { site: 'https://www.commonapp.org', hosts: ['commonapp.org'] },
  federalStudentAid: { site: 'https://studentaid.gov', hosts: ['studentaid.gov'] },
  ontario: { site: 'https://www.ontario.ca', hosts: ['ontario.ca'] },
} as const satisfies Record<SourceBody, { site: string; hosts: readonly string[] }>

const bodyOfPrefix: Readonly<Record<string, SourceBody>> = {
  sat: 'collegeBoard',
  ap: 'collegeBoard',
  concordance: 'collegeBoard',
  act: 'act',
  ib: 'ib',
  ouac: 'ouac',
  commonapp: 'commonApp',
  fafsa: 'federalStudentAid',
  ontario: 'ontario',
}

/** Sites that a note links to instead of the organization's home page, keyed by the prefix of the fact id. */
const siteOfPrefix: Readonly<Record<string, string>> = {
  sat: 'https://satsuite.collegeboard.org',
  ap: 'https://apstudents.collegeboard.org',
}

function findFact(id: string): Fact {
  const fact = byId.get(id)
  if (!fact) throw new RangeError(`There is no fact ${id}`)
  return fact
}

/** Returns the value at a dotted path (keys and array indexes) in a fact, or the whole value when there is no path. */
export function findValue(id: string, path: string | undefined): unknown {
  let value = findFact(id).value
  for (const step of path?.split('.') ?? []) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  if (value === undefined || value === null) throw new RangeError(`The fact ${id} has nothing at ${path}`)
  return value
}

const spanPattern = /^(\d{4}-\d{2})-(\d{2})(?:\/(\d{2}))?$/

/**
 * Returns the first and last day of a date ('2027-05-03') or of a date range within one month ('2027-05-03/07').
 * @throws RangeError for other values
 */
export function findDateSpan(id: string, path: string | undefined): DateSpan {
  const [, month, first, last] = spanPattern.exec(String(findValue(id, path))) ?? []
  const span = { from: `${month}-${first}`, to: `${month}-${last ?? first}` }
  if (Object.values(span).every((day) => z.iso.date().safeParse(day).success)) return span
  throw new RangeError(`The fact ${id} has no date at ${path}`)
}

/** Returns a date without a year, such as '10-01'. @throws RangeError for other values */
export function findYearlyDay(id: string, path: string | undefined): string {
  const day = String(findValue(id, path))
  if (z.iso.date().safeParse(`2000-${day}`).success) return day
  throw new RangeError(`The fact ${id} has no day at ${path}`)
}

/** Returns the date on which the source was recorded. Defaults to the date of the facts file. */
export function findRecordingDay(id: string): string {
  return findFact(id).recorded ?? file.made
}

function officialSource(source: string, body: SourceBody): boolean {
  if (!URL.canParse(source)) return false
  const { hostname } = new URL(source)
  return bodies[body].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/**
 * Returns the official organization responsible for a fact, and the page on which readers can check the fact.
 */
export function findNote(id: string, lessCertain?: Note['confidence']): Note {
  const [prefix = ''] = id.split('.')
  const body = bodyOfPrefix[prefix]
  if (!body) throw new RangeError(`No body is known for the fact ${id}`)
  const { sources, confidence: stated } = findFact(id)
  const confidence = lessCertain ?? stated
  const official = confidence === 'A' ? sources.find((source) => officialSource(source, body)) : undefined
  const site = official?.replace(/^http:/, 'https:').replace(/\.$/, '') ?? siteOfPrefix[prefix] ?? bodies[body].site
  return { body, site, confidence }
}

export const allFacts: readonly Fact[] = file.facts
