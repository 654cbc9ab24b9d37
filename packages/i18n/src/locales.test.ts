import { describe, expect, it } from 'vitest'
import { loadTexts } from './browser.ts'
import { type Language, languages } from './languages.ts'
import { type Namespace, namespaces } from './namespaces.ts'

type Texts = ReadonlyMap<string, string>

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
}

const serverNamespaces = ['mail', 'pdf'] as const
type ServerNamespace = (typeof serverNamespaces)[number]
const everyNamespace = [...namespaces, ...serverNamespaces]

async function loadServerTexts(language: Language, namespace: ServerNamespace): Promise<unknown> {
  const file: Record<string, unknown> = await import(`./locales/${language}/server/${namespace}.ts`)
  return file[namespace]
}

async function load(language: Language, namespace: Namespace | ServerNamespace): Promise<Texts> {
  const server = serverNamespaces.find((name) => name === namespace)
  const known = namespaces.find((name) => name === namespace)
  return new Map(
    flatten(server ? await loadServerTexts(language, server) : known && (await loadTexts(language, known))),
  )
}

/** Returns the names of placeholders. In Korean, a particle can follow: `{{exam, 을/를}}`. */
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].flatMap(([, name]) => name ?? [])

describe.each(everyNamespace)('the texts of "%s"', (namespace) => {
  it.each(languages)('has the same keys and placeholders in %s as in English', async (language) => {
    const english = await load('en', namespace)
    const texts = await load(language, namespace)
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
      expect(new Set(placeholders(text)), key).toEqual(new Set(placeholders(english.get(key) ?? '')))
    }
  })
})

it.each(everyNamespace)('has plural forms for every English text with a count in "%s"', async (namespace) => {
  const texts = await load('en', namespace)
  const countable = [...texts.keys()].filter((key) => placeholders(texts.get(key) ?? '').includes('count'))
  expect(countable.filter((key) => !/_(?:one|other)$/.test(key))).toEqual([])
  for (const key of countable) expect(texts.has(key.replace(/_(?:one|other)$/, '_other')), key).toBe(true)
})

/** Names of privacy laws, and words for compliance. Which laws a deployment meets depends on its operator. */
const complianceClaim =
  /\b(?:COPPA|PIPEDA|FERPA|GDPR|Law 25)\b|\bcompl(?:y|ies|iant|iance)\b|준수|合規|合规|(?:遵守|符合).{0,8}(?:法律|法規|法规|法令)/i

it.each(languages)('claims compliance with no law in %s', async (language) => {
  const texts = await Promise.all(everyNamespace.map((namespace) => load(language, namespace)))
  const claims = texts.flatMap((namespace) => [...namespace].filter(([, text]) => complianceClaim.test(text)))
  expect(claims).toEqual([])
})
