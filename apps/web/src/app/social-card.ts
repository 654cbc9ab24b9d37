import type { Language } from '@pathwise/i18n/languages'

/** The size in pixels that link previews expect. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** Returns the path of the image for link previews. The build draws one image per language. */
export function buildSocialCardPath(language: Language): string {
  return `/cards/${language}.png`
}
