import type { Language } from '@pathwise/i18n/languages'
import { preloadCards } from './guide-cards.ts'
import { isGuide, loadGuide, readGuideAddress } from './guide-files.ts'

/** Preloads what a guide page needs for its first render. Does nothing if there is no guide at the path. */
export async function preloadGuide(pathname: string, language: Language): Promise<void> {
  const address = readGuideAddress(pathname)
  if (!address || !isGuide(address)) return
  const cards = address.slug === 'exams-admissions' ? preloadCards(address.country, language) : undefined
  await Promise.all([loadGuide(address, language), cards])
}
