import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import { buildCard, compileGuide } from './compile-guide.ts'
import { buildGuidePath, listGuides, parseGuidePath, places } from './guide-files.ts'

/**
 * A virtual module with one card loader for each place and language. Each loader imports the cards from another
 * virtual module, such as `virtual:guide-cards/us/ko`.
 */
const cardsModule = 'virtual:guide-cards'

async function listCards(placeAndLanguage: string): Promise<string> {
  const [place, language] = placeAndLanguage.split('/')
  const guides = places.filter((known) => known === place).flatMap(listGuides)
  const cards = guides
    .filter((guide) => guide.language === language)
    .map(async (guide) => buildCard(guide.slug, compileGuide(await readFile(buildGuidePath(guide), 'utf8'), guide)))
  return `export const cards = ${JSON.stringify(await Promise.all(cards))}`
}

function loadersOfCards(): string {
  const names = places.flatMap((place) => listGuides(place).map(({ language }) => `${place}/${language}`))
  const rows = [...new Set(names)].map(
    (name) => `'${name}': async () => (await import('${cardsModule}/${name}')).cards`,
  )
  return `export const cardLoaders = {${rows.join(',')}}`
}

/** Compiles each guide to a data module, so that the browser does not load Markdown or exam facts. */
export function guides(): Plugin {
  return {
    name: 'guides',
    // Do not cache guides: Vitest's cache key covers one file, but a guide is compiled from several.
    configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) => {
      defineCacheKey(({ id }) => (id.includes(cardsModule) || parseGuidePath(id) ? false : undefined))
    },
    resolveId: (id) => (id === cardsModule || id.startsWith(`${cardsModule}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${cardsModule}`) return loadersOfCards()
      if (id.startsWith(`\0${cardsModule}/`)) return listCards(id.slice(cardsModule.length + 2))
      return undefined
    },
    transform(source, id) {
      const file = parseGuidePath(id)
      if (!file) return undefined
      try {
        return { code: `export const guide = ${JSON.stringify(compileGuide(source, file))}`, map: null }
      } catch (error) {
        throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    },
  }
}
