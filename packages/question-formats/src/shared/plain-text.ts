import { escapeText } from '../xml/to-html.ts'

/** Converts plain text to HTML with line breaks. */
export function textToHtml(text: string): string {
  return linesToHtml(escapeText(text))
}

/** Converts text with optional HTML (Moodle's auto-format) to HTML. Empty lines separate paragraphs. */
export function linesToHtml(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/)
  if (paragraphs.length === 1) return addBreaks(paragraphs[0] ?? '')
  return paragraphs.map((paragraph) => `<p>${addBreaks(paragraph)}</p>`).join('\n')
}

function addBreaks(text: string): string {
  return text.replaceAll('\n', '<br>')
}
