import type { Language } from '@pathwise/i18n/languages'
import { placeholderOrigin } from '../../src/app/public-origin.ts'

/** The tags for the head, which React puts before everything else when it renders a part of a document. */
const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

export interface PageParts {
  language: Language
  /** What React rendered. */
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

/** Puts a rendered page into the built, empty one. The style sheet stands inside, because the page waits for it anyway. */
export function pageHtml(template: string, { language, rendered, scripts, styles }: PageParts): string {
  const [tags] = leadingTags.exec(rendered) ?? []
  if (tags === undefined) throw new Error('The rendered page has no title')
  const preloads = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`)
  const root = `<div id="root" data-prerendered="${language}">${rendered.slice(tags.length)}</div>`
  let page = replaceOnce(template, '<html lang="en">', `<html lang="${language}" data-origin="${placeholderOrigin}">`)
  page = replaceOnce(page, /<title>[^<]*<\/title>/, tags)
  page = replaceOnce(page, /<link rel="stylesheet"[^>]*>/, `${preloads.join('')}<style>${styles}</style>`)
  return replaceOnce(page, '<div id="root"></div>', root)
}
