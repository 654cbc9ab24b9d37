import { readFile } from 'node:fs/promises'
import { escapeHtml } from '@pathwise/api/escape-html'
import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { isAnnouncedOn } from '@pathwise/api/settings/settings.vocabulary'
import { type Language, languages } from '@pathwise/i18n/languages'

/** Matches the banner that the web app's `app/shell/banner.tsx` renders. */
// superlinear: we render each page, and user data in it is escaped
const place = /(<div data-banner="[^"]*" class="[^"]*">)(.*?)(<\/div>)/s

/** The prerendered home page banner in each language, as HTML. */
export type Banners = ReadonlyMap<Language, string>

/** Reads the banners from the prerendered home pages. */
export async function readBanners(folder: URL): Promise<Banners> {
  const read = async (language: Language) => {
    const page = await readFile(new URL(`${language}/index.html`, folder), 'utf8')
    return [language, place.exec(page)?.[2] ?? ''] as const
  }
  return new Map(await Promise.all(languages.map(read)))
}

export interface Announced {
  readonly language: Language
  readonly pathname: string
  readonly announcement: Announcement
}

/** Returns whether the announcement is the built-in one. If it is, pages are sent exactly as built. */
function isBuiltIn({ place: where, texts }: Announcement): boolean {
  return where === 'home' && texts === null
}

/**
 * Adds the announcement to a page, as data for the web app and as a rendered banner. The banner then needs no request
 * and causes no layout shift.
 */
export function insertAnnouncement(page: string, announced: Announced, banners: Banners): string {
  const { announcement, language, pathname } = announced
  if (isBuiltIn(announcement)) return page
  const data = escapeHtml(JSON.stringify(announcement))
  const banner = isAnnouncedOn(pathname, announcement.place)
    ? fillBanner(banners.get(language) ?? '', announcement.texts?.[language])
    : ''
  return page
    .replace('<html ', () => `<html data-announcement="${data}" `)
    .replace(place, (_all, start: string, _built, end: string) => start + banner + end)
}

function fillBanner(banner: string, words: { readonly title: string; readonly text: string } | undefined): string {
  if (!words) return banner
  const title = escapeHtml(words.title)
  const text = escapeHtml(words.text)
  return (
    banner
      .replace(/aria-label="[^"]*"/, () => `aria-label="${title}"`)
      // superlinear: the built banner
      .replace(/(<strong[^>]*>)[^<]*/, (_all, tag: string) => tag + title)
      // superlinear: the built banner
      .replace(/<span[^>]*> · [^<]*/, () => `<span> · ${text}`)
  )
}
