import { languages } from '@pathwise/i18n/languages'
import { canonicalPath } from '../../src/app/indexed-paths.ts'
import { placeholderOrigin } from '../../src/app/public-origin.ts'

/** The list of pages for search engines, each in each language, with its other languages. */
export function sitemap(paths: readonly string[]): string {
  const pages = paths.filter((path) => canonicalPath(path) === path).map((path) => placeholderOrigin + path)
  const urls = pages.flatMap((page) => {
    const alternates = [
      ...languages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${page}?lang=${language}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${page}"/>`,
    ].join('')
    const addresses = [page, ...languages.map((language) => `${page}?lang=${language}`)]
    return addresses.map((address) => `<url><loc>${address}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

// Pages that are not for search engines say so themselves, which a robot sees only if it may open them.
export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${placeholderOrigin}/sitemap.xml\n`
