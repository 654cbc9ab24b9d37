import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { DateSpan, ExamBody, Note } from '../../src/features/guides/guide.ts'

const factSchema = z.object({
  id: z.string(),
  value: z.unknown(),
  sources: z.array(z.string()),
  confidence: z.enum(['A', 'B', 'C', 'D']),
})
const factsSchema = z.object({ made: z.iso.date(), facts: z.array(factSchema) })
type Fact = z.infer<typeof factSchema>

const factsFile = createRequire(import.meta.url).resolve('@pathwise/planner/data/exam-facts.json')
const file = factsSchema.parse(JSON.parse(readFileSync(factsFile, 'utf8')))
const byId = new Map(file.facts.map((fact) => [fact.id, fact]))

/** The date of the last check of the figures. */
export const checkedOn = file.made

/** Each exam board's hosts, and the site to link to when a figure does not come from one of these hosts. */
const bodies = {
  collegeBoard: { site: 'https://www.collegeboard.org', hosts: ['collegeboard.org'] },
  act: { site: 'https://www.act.org', hosts: ['act.org'] },
  ib: { site: 'https://www.ibo.org', hosts: ['ibo.org'] },
  ouac: { site: 'https://www.ouac.on.ca', hosts: ['ouac.on.ca', 'ouinfo.ca'] },
} as const satisfies Record<ExamBody, { site: string; hosts: readonly string[] }>

const bodyOfPrefix: Readonly<Record<string, ExamBody>> = {
  sat: 'collegeBoard',
  ap: 'collegeBoard',
  concordance: 'collegeBoard',
  act: 'act',
  ib: 'ib',
  ouac: 'ouac',
}

/** The site where readers can check an exam's figures, by fact prefix. */
const siteOfPrefix: Readonly<Record<string, string>> = {
  sat: 'https://satsuite.collegeboard.org',
  ap: 'https://apstudents.collegeboard.org',
}

function findFact(id: string): Fact {
  const fact = byId.get(id)
  if (!fact) throw new RangeError(`There is no fact ${id}`)
  return fact
}

/** Returns the value at a dotted path of keys and indexes in a fact, or the whole value when there is no path. */
export function findValue(id: string, path: string | undefined): unknown {
  let value = findFact(id).value
  for (const step of path?.split('.') ?? []) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  if (value === undefined || value === null) throw new RangeError(`The fact ${id} has nothing at ${path}`)
  return value
}

const spanPattern = /^(\d{4}-\d{2})-(\d{2})(?:\/(\d{2}))?$/

/** Returns a date ('2027-05-03') or a range within a month ('2027-05-03/07'). @throws RangeError for other values */
export function findDateSpan(id: string, path: string | undefined): DateSpan {
  const [, month, first, last] = spanPattern.exec(String(findValue(id, path))) ?? []
  const span = { from: `${month}-${first}`, to: `${month}-${last ?? first}` }
  if (Object.values(span).every((day) => z.iso.date().safeParse(day).success)) return span
  throw new RangeError(`The fact ${id} has no date at ${path}`)
}

function officialSource(source: string, body: ExamBody): boolean {
  if (!URL.canParse(source)) return false
  const { hostname } = new URL(source)
  return bodies[body].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Returns the exam board of a fact and the page where readers can check it. Links only to exam board sites. */
export function findNote(id: string, lessCertain?: Note['confidence']): Note {
  const [prefix = ''] = id.split('.')
  const body = bodyOfPrefix[prefix]
  if (!body) throw new RangeError(`No exam board is known for the fact ${id}`)
  const { sources, confidence: stated } = findFact(id)
  const confidence = lessCertain ?? stated
  const official = confidence === 'A' ? sources.find((source) => officialSource(source, body)) : undefined
  const site = official?.replace(/^http:/, 'https:').replace(/\.$/, '') ?? siteOfPrefix[prefix] ?? bodies[body].site
  return { body, site, confidence }
}

export const allFacts: readonly Fact[] = file.facts
