import type { Language } from '@pathwise/i18n/languages'
import { placeholderOrigin } from '../../src/app/public-origin.ts'

/** The tags for the head, which React puts before everything else when it renders a part of a document. */
const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

export interface PageParts {
  language: Language
  /** What React rendered; empty for a page that the browser fills. */
  rendered: string
  /** The addresses of the scripts that the page will load, so that they are fetched together. */
  scripts: readonly string[]
  /** The text of the style sheet. */
  styles: string
}

function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  const replaced = text.replace(part, () => replacement)
  if (replaced === text) throw new Error(`The built page holds no ${part}`)
  return replaced
}

/** The template with the page's style sheet inside, because the page waits for it anyway, and its scripts announced. */
function withFiles(template: string, { scripts, styles }: PageParts): string {
  const preloads = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`)
  return replaceOnce(template, /<link rel="stylesheet"[^>]*>/, `${preloads.join('')}<style>${styles}</style>`)
}

/** A page that shows something before any script runs is painted first. */
function withPatientScripts(page: string): string {
  return page.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** Puts a rendered page into the built, empty one. */
export function pageHtml(template: string, parts: PageParts): string {
  const { language, rendered } = parts
  const html = `<html lang="${language}" data-origin="${placeholderOrigin}">`
  const page = replaceOnce(withFiles(template, parts), '<html lang="en">', html)
  if (rendered === '') return page
  const [tags] = leadingTags.exec(rendered) ?? []
  if (tags === undefined) throw new Error('The rendered page has no title')
  const root = `<div id="root" data-prerendered="${language}">${rendered.slice(tags.length)}</div>`
  const titled = replaceOnce(withPatientScripts(page), /<title>[^<]*<\/title>/, tags)
  return replaceOnce(titled, '<div id="root"></div>', root)
}
