import type { Language } from '@pathwise/i18n/languages'

/** The standard size of link preview images, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** The build creates one link preview image per language. */
export function buildSocialCardPath(language: Language): string {
  return `/cards/${language}.png`
}
