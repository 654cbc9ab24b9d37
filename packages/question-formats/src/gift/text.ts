import { linesToHtml, textToHtml } from '../shared/plain-text.ts'
import { showEscapes } from './escapes.ts'

export type GiftFormat = 'html' | 'markdown' | 'moodle' | 'plain'

/**
 * Splits a text into its format and the rest. The format may precede the text in brackets, and is otherwise inherited.
 */
export function splitFormat(text: string, inherited: GiftFormat): { format: GiftFormat; source: string } {
  const trimmed = text.trim()
  const [bracket, name] = /^\[(html|markdown|plain|moodle)\]/.exec(trimmed) ?? []
  if (bracket === undefined) return { format: inherited, source: trimmed }
  return {
    format: name === 'html' || name === 'markdown' || name === 'plain' ? name : 'moodle',
    source: trimmed.slice(bracket.length),
  }
}

/** Converts part of a question to HTML. Escapes must already be hidden. */
export function convertGiftToHtml(text: string, inherited: GiftFormat): string {
  const { format, source } = splitFormat(text, inherited)
  const shown = showEscapes(source).trim()
  switch (format) {
    case 'html':
      return shown
    case 'moodle':
      return linesToHtml(shown)
    case 'markdown':
    case 'plain':
      return textToHtml(shown)
  }
}

export function convertGiftToPlainText(text: string): string {
  return showEscapes(splitFormat(text, 'plain').source).replaceAll(/\s+/g, ' ').trim()
}
