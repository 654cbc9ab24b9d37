import type { Language } from '@pathwise/i18n/languages'
import { readGuideAddress } from './guide-files.ts'

/**
 * Returns the modules that a guide page loads in addition to its component, each as the end of the module's path.
 * Prerendering uses these suffixes to find the modules in the build.
 */
export function listGuideSources(pathname: string, language: Language): string[] {
  const cards = (place: string) => `virtual:guide-cards/${place}/${language}`
  const list = /^\/guides\/(us|ca)$/.exec(pathname)?.[1]
  if (list) return ['/guide-cards.ts', cards(list), cards('exams')]
  const address = readGuideAddress(pathname)
  if (!address) return []
  const { country, exam, slug } = address
  const text = `content/guides/${exam ? 'exams' : country}/${slug}/${language}.md`
  const examCards = slug === 'exams-admissions' ? [cards(country), cards('exams')] : []
  return ['/preload-guide.ts', text, ...examCards]
}
