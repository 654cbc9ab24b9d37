import { type Country, countries } from '@pathwise/planner/context'
import { parseSameOriginPath } from '../../lib/session/next-path.ts'

export interface Recommendation {
  /** A path on this site. */
  readonly slug: string
  readonly title: string
  /** The name of an icon. Unknown names get the default icon. */
  readonly icon: string | undefined
  readonly targetCountry: Country | undefined
  readonly summary: string | undefined
  /** Why the page is recommended to this student. */
  readonly reason: string | undefined
}

/** The maximum number of cards read from one response. */
const mostTaken = 8

/** Returns the first of the named fields that contains non-blank text. */
function readText(card: object, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value: unknown = Reflect.get(card, name)
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return undefined
}

/** Converts a path or a URL on this origin to a path with a leading slash. Returns undefined for any other URL. */
function buildPath(slug: string | undefined): string | undefined {
  if (slug === undefined) return undefined
  const { origin } = globalThis.location
  if (slug.startsWith(`${origin}/`)) return parseSameOriginPath(slug.slice(origin.length))
  if (/^[\w+.-]+:/.test(slug)) return undefined
  return parseSameOriginPath(slug.startsWith('/') ? slug : `/${slug}`)
}

function readCard(card: unknown): Recommendation[] {
  if (typeof card !== 'object' || card === null) return []
  const title = readText(card, 'title', 'name', 'label')
  const slug = buildPath(readText(card, 'slug', 'path', 'url'))
  if (title === undefined || slug === undefined) return []
  const country = readText(card, 'targetCountry')
  return [
    {
      slug,
      title,
      icon: readText(card, 'icon'),
      targetCountry: countries.find((known) => known === country),
      summary: readText(card, 'summary', 'desc', 'description'),
      reason: readText(card, 'reason'),
    },
  ]
}

function listIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  if (typeof body !== 'object' || body === null) return []
  const list = ['items', 'results', 'cards'].map((name): unknown => Reflect.get(body, name)).find(Array.isArray)
  return list ?? []
}

/**
 * Reads at most eight cards from an array, or from `items`, `results` or `cards` of an object. Accepts `name` and
 * `label` as the title, `path` and `url` as the slug, and `desc` and `description` as the summary. Drops cards that
 * have no title or that link to another site.
 */
export function readRecommendations(body: unknown): Recommendation[] {
  return listIn(body).flatMap(readCard).slice(0, mostTaken)
}
