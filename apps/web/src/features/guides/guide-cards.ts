import { cardLoaders } from 'virtual:guide-cards'
import type { Language } from '@pathwise/i18n/languages'
import { loadOnce } from '../../lib/load-once.ts'
import type { GuideCard } from './guide.ts'
import type { Country } from './guide-files.ts'

const store = loadOnce(async (key): Promise<GuideCard[]> => {
  const load = cardLoaders[key]
  if (!load) throw new RangeError(`There are no guides ${key}`)
  return load()
})

/** Loads what the list of a country's guides shows ahead of its first rendering. */
export async function preloadCards(country: Country, language: Language): Promise<void> {
  await Promise.all([store.preload(`${country}/${language}`), store.preload(`exams/${language}`)])
}

/** The cards of one place's guides, in the order of their slugs. */
export function useCards(place: Country | 'exams', language: Language): readonly GuideCard[] {
  return store.useLoaded(`${place}/${language}`)
}
