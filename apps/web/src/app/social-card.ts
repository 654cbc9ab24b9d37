import type { Language } from '@pathwise/i18n/languages'

/** The image size that link previews expect, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** Returns the path of the link preview image. The build draws one image per language. */
export function buildSocialCardPath(language: Language): string {
  return `/cards/${language}.png`
}
