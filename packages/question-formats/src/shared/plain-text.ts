import { escapeText } from '../xml/to-html.ts'

/** Text whose line breaks count, as HTML. */
export function textToHtml(text: string): string {
  return linesToHtml(escapeText(text))
}

/** The same of text in which HTML is allowed, as Moodle's 'auto format' has it: empty lines part paragraphs. */
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
