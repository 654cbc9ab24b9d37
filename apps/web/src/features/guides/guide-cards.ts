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

/** Preloads the data for the first render of a country's guide list. */
export async function preloadCards(country: Country, language: Language): Promise<void> {
  await Promise.all([store.preload(`${country}/${language}`), store.preload(`exams/${language}`)])
}

/** Returns a country's guide cards or the exam guide cards, sorted by slug. */
export function useCards(place: Country | 'exams', language: Language): readonly GuideCard[] {
  return store.useLoaded(`${place}/${language}`)
}
