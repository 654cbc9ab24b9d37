import type { Language } from '@pathwise/i18n/languages'

/** The size in pixels that link previews expect. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** Returns the path of the picture for link previews, which the build draws once for each language. */
export function buildSocialCardPath(language: Language): string {
  return `/cards/${language}.png`
}
