import { calloutTexts } from '@pathwise/i18n/callout-texts'
import { type Language, languages } from '@pathwise/i18n/languages'
import type { CalloutKind } from '@pathwise/rich-text/callout'

/**
 * Matches a formula that fits on one line on a phone, and the closing punctuation after it. A regular expression is
 * sufficient, because formulas are always written the same way in clean HTML.
 */
const closedFormula = /(<span data-type="math" data-latex="[^"]{0,30}"><\/span>)([，。、；：！？）」』”]+)/gu

/** Matches the start of a callout, which is always written the same way in clean HTML. */
const calloutStart = /<blockquote data-callout="(definition|example|mistake)">/g

/** Matches elements that contain only text. */
const plainElement = /<(p|em|td|th)>([^<>]+)<\/\1>/g

/** Matches a tag in clean HTML with all its attributes, whose values can contain angle brackets. */
const tagWithAttributes = /<[a-z]\w*(?: [\w-]+="[^"]*")+>/g

/** Escapes angle brackets in attribute values, so that they are not mistaken for tag delimiters. */
function escapeAttributes(clean: string): string {
  return clean.replaceAll(tagWithAttributes, (tag) =>
    tag.replaceAll(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  )
}

/** Korean and Chinese characters. */
const eastAsian = /[\p{Script=Hangul}\p{Script=Han}]/u
const words = /[A-Za-z]{2,}/g

/** Returns whether a text is an English phrase: at least two words, and no Korean or Chinese characters. */
function isEnglish(text: string): boolean {
  return !eastAsian.test(text) && (text.match(words)?.length ?? 0) >= 2
}

function findLanguage(lang: string): Language {
  return languages.find((language) => language === lang) ?? 'en'
}

/**
 * Prepares clean HTML for reading: wraps tables in scrollable elements, marks links as not endorsed, adds callout
 * headings, keeps each formula and the punctuation after it on one line, and marks English paragraphs of a text in
 * another language. Tags can be found by string search, because `<` is already escaped in the text of clean HTML, and
 * this function escapes it in attributes.
 * @param lang the language of the text
 */
export function readingMarkup(clean: string, lang: string): string {
  const headings = calloutTexts[findLanguage(lang)]
  const markup = escapeAttributes(clean)
    .replaceAll('<table>', '<div class="rich-text-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img src="', '<img loading="lazy" decoding="async" src="')
    .replaceAll('<a href', '<a rel="noopener nofollow ugc" href')
    .replaceAll(calloutStart, (tag, kind: CalloutKind) => `${tag}<p class="callout-heading">${headings[kind]}</p>`)
    .replaceAll(closedFormula, '<span class="rich-text-joined">$1$2</span>')
  if (lang.startsWith('en')) return markup
  return markup.replaceAll(plainElement, (whole, tag: string, text: string) =>
    isEnglish(text) ? `<${tag} lang="en">${text}</${tag}>` : whole,
  )
}

/** Adds the run id to the picture URLs of an assessment item, because the server requires it to serve the pictures. */
export function addRun(markup: string, run: string): string {
  return markup.replaceAll(/(?<= src="\/pictures\/[\w-]{22})(?=")/g, `?run=${encodeURIComponent(run)}`)
}
