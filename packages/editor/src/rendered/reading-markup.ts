import { calloutTexts } from '@pathwise/i18n/callout-texts'
import { type Language, languages } from '@pathwise/i18n/languages'
import type { CalloutKind } from '@pathwise/rich-text/callout'
import { joinPunctuation } from './join-punctuation.ts'

/** Matches the start of a callout, which always has this form in sanitized HTML. */
const calloutStart = /<blockquote data-callout="(definition|example|mistake)">/g

/** Matches elements that contain only text. */
const plainElement = /<(p|em|td|th)>([^<>]+)<\/\1>/g

/** Matches a tag with attributes in sanitized HTML. Attribute values may contain angle brackets. */
const tagWithAttributes = /<[a-z]\w*(?: [\w-]+="[^"]*")+>/g

/** Escapes angle brackets in attribute values, so that no value looks like a tag. */
function escapeAttributes(clean: string): string {
  return clean.replaceAll(tagWithAttributes, (tag) =>
    tag.replaceAll(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  )
}

const eastAsian = /[\p{Script=Hangul}\p{Script=Han}]/u
const words = /[A-Za-z]{2,}/g

/** Returns whether a text is an English phrase of at least two words. */
function isEnglish(text: string): boolean {
  return !eastAsian.test(text) && (text.match(words)?.length ?? 0) >= 2
}

function findLanguage(lang: string): Language {
  return languages.find((language) => language === lang) ?? 'en'
}

/**
 * Prepares sanitized HTML for reading. Tables become scrollable, and links are marked as not endorsed. Callouts get
 * headings. Punctuation stays on the same line as its formula. English paragraphs in other languages are
 * marked as English. String replacement is enough, because text contains no unescaped `<`, and attributes are escaped
 * here.
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
  const joined = joinPunctuation(markup)
  if (lang.startsWith('en')) return joined
  return joined.replaceAll(plainElement, (whole, tag: string, text: string) =>
    isEnglish(text) ? `<${tag} lang="en">${text}</${tag}>` : whole,
  )
}

/** Adds the run id to picture URLs, because the server requires it for an assessment item's pictures. */
export function addRun(markup: string, run: string): string {
  return markup.replaceAll(/(?<= src="\/pictures\/[\w-]{22})(?=")/g, `?run=${encodeURIComponent(run)}`)
}
