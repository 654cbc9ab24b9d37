import { cardLoaders } from 'virtual:guide-cards'
import type { Language } from '@pathwise/i18n/languages'
import { loadOnce } from '../../lib/load-once.ts'
import type { GuideCard } from './guide.ts'
import type { GuideCountry } from './guide-files.ts'

const store = loadOnce(async (key): Promise<GuideCard[]> => {
  const load = cardLoaders[key]
  if (!load) throw new RangeError(`There are no guides ${key}`)
  return load()
})

/** Preloads the cards that a country's guide list needs for its first render. */
export async function preloadCards(country: GuideCountry, language: Language): Promise<void> {
  await Promise.all([store.preload(`${country}/${language}`), store.preload(`exams/${language}`)])
}

/** Returns the guide cards of a country, or the cards of the exam guides, sorted by slug. */
export function useCards(place: GuideCountry | 'exams', language: Language): readonly GuideCard[] {
  return store.useLoaded(`${place}/${language}`)
}
