import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '@pathwise/i18n/languages'
import { placeholderOrigin, toCanonicalPath } from '../../src/app/indexed-paths.ts'
import {
  formulasFile,
  listBrowserRenderedPaths,
  listPreloadedPaths,
  listPrerenderedPaths,
  operatedPaths,
  type PreparedPage,
  preparePage,
  type RenderedPage,
  recordPages,
  recordPlaceholders,
  renderPage,
  routesFile,
} from '../../src/entry-server.tsx'
import { operatedParameter } from '../../src/features/site-pages/published-operator.ts'
import { BuiltFiles } from './built-files.ts'
import { hashScript, readInlineScript } from './inline-scripts.ts'
import { buildPageHtml, inlineFirstScript, type PageParts, preloadScripts } from './page-html.ts'
import { writeSocialCards } from './social-cards.ts'

/** Builds the sitemap, which lists every page in every language with its alternates. */
function buildSitemap(paths: readonly string[]): string {
  const pages = paths.filter((path) => toCanonicalPath(path) === path).map((path) => placeholderOrigin + path)
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

// Does not block `noindex` pages: a crawler must fetch a page to see its `noindex` tag.
const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${placeholderOrigin}/sitemap.xml\n`

const built = path.resolve(import.meta.dirname, '../../dist')
const manifestFolder = path.join(built, '.vite')
/** The folder for prerendered pages. The server replaces the origin placeholder in them. */
const target = path.join(built, 'prerendered')

async function write(file: string, text: string) {
  const place = path.join(target, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, text)
}

async function readStyleSheet(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(built, file), 'utf8')))
  return texts.join('').trim()
}

interface WriteOptions extends Pick<PageParts, 'isOperated'> {
  /** Source files from which the page uses only the style sheets, not the scripts. */
  readonly styleSources?: readonly string[]
}

/**
 * Writes every page without parameters in every language, the sitemap and robots.txt. Returns the number of public
 * pages.
 */
export async function prerenderAll(): Promise<number> {
  const [first, afterPaint] = await Promise.all([readInlineScript('first.js'), readInlineScript('after-paint.js')])
  const template = inlineFirstScript(await readFile(path.join(built, 'index.html'), 'utf8'), first)
  const files = new BuiltFiles(JSON.parse(await readFile(path.join(manifestFolder, 'manifest.json'), 'utf8')))
  const inTemplate = new Set(files.listScripts(['index.html']))
  const listPageScripts = (sources: readonly string[]) =>
    files.listScripts(sources).filter((script) => !inTemplate.has(script))

  const writePage = async (
    name: string,
    language: Language,
    { sources, returningSources, ...rendered }: RenderedPage | PreparedPage,
    { styleSources = [], ...options }: WriteOptions = {},
  ) => {
    const scripts = listPageScripts(sources)
    const page = buildPageHtml(template, {
      ...options,
      language,
      afterPaint,
      ...('html' in rendered && { rendered }),
      scripts,
      returningScripts: listPageScripts(returningSources).filter((script) => !scripts.includes(script)),
      styles: await readStyleSheet(files.listStyles(['index.html', ...sources, ...styleSources])),
    })
    await write(path.join(language, name === '/' ? 'index.html' : `${name}.html`), page)
  }

  const rendered = listPrerenderedPaths()
  const preloaded = listPreloadedPaths()
  for (const language of languages) {
    for (const pathname of rendered) await writePage(pathname, language, await renderPage(pathname, language))
    for (const pathname of preloaded) await writePage(pathname, language, await preparePage(pathname, language))
    for (const pathname of operatedPaths) {
      const page = await renderPage(pathname, language, operatedParameter)
      await writePage(`${pathname}.operated`, language, page, { isOperated: true })
    }
    for (const [kind, { pathname, parameter, drawsFormulas }] of Object.entries(recordPages)) {
      const waiting = await renderPage(pathname, language, parameter)
      await writePage(`records/${kind}.waiting`, language, waiting)
      await writePage(
        `records/${kind}`,
        language,
        { ...waiting, ...recordPlaceholders },
        { styleSources: drawsFormulas ? [formulasFile] : [] },
      )
    }
  }
  const paths = {
    rendered,
    preloaded,
    open: listBrowserRenderedPaths().filter((path) => !preloaded.includes(path)),
    operated: operatedPaths,
  }
  await writeSocialCards(built)
  await write('paths.json', JSON.stringify(paths))
  await write('inline-scripts.json', JSON.stringify([first, afterPaint].map(hashScript)))
  await write('sitemap.xml', buildSitemap(rendered))
  await write('robots.txt', robots)
  await writeFile(path.join(built, 'index.html'), preloadScripts(template, listPageScripts([routesFile])))
  await rm(manifestFolder, { recursive: true })
  return rendered.length * languages.length
}
