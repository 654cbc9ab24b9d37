import type { OwnFinding } from '../../lint.schemas.ts'

/** Matches a tag in sanitized HTML. Attribute values may contain angle brackets. */
const tag = /<(\/?)([a-z]\w*)(?: [\w-]+(?:="[^"]*")?)*>/g
const entity = /&[#\w]+;/g
const word = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu
/** Common English words that are rare in every other language with Latin letters. */
const englishWord = /^(?:and|are|of|that|the|to|with)$/i
const sentenceEnd = /[.!?]["”’)]*(?=\s|$)/g

/** Elements whose content is not prose. */
const omitted = new Set(['code', 'figure', 'pre', 'table'])
const inline = new Set(['a', 'em', 'span', 'strong', 'sub', 'sup', 'u', 's'])

/** The minimum length of a graded text. In a shorter text, one long sentence would determine the grade. */
const fewestWords = 40
const fewestSentences = 2
/** The minimum fraction of words that must match `englishWord` for a text to be treated as English. */
const leastEnglish = 0.05
/** The highest reading grade that is accepted. The highest grade in the seeded bank is 14.3. */
const hardestGrade = 15

/**
 * Reports an English question text that is too hard to read for high-school students. Ignores the question's grade,
 * because a change of the grade does not trigger another lint run.
 */
export function hardToRead({ body }: { readonly body: string }): OwnFinding[] {
  const grade = computeReadingGrade(body)
  if (grade === undefined || grade <= hardestGrade) return []
  return [{ rule: 'hard_to_read', place: 'content_question_mj', detail: String(Math.round(grade)) }]
}

/**
 * Returns the US school grade of an English text by the Automated Readability Index (Smith and Senter 1967), or
 * undefined if the text is too short or not in English.
 */
export function computeReadingGrade(html: string): number | undefined {
  const lines = readProse(html)
    .split('\n')
    .map((line) => ({ words: line.match(word) ?? [], sentences: line.match(sentenceEnd)?.length ?? 0 }))
    .filter(({ words }) => words.length > 1)
  const words = lines.flatMap((line) => line.words)
  const sentences = lines.reduce((sum, line) => sum + Math.max(1, line.sentences), 0)
  const letters = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isEnglish =
    letters.replaceAll(/[^a-z\d]/gi, '').length > 0.9 * letters.length &&
    words.filter((one) => englishWord.test(one)).length >= leastEnglish * words.length
  if (!isEnglish || words.length < fewestWords || sentences < fewestSentences) return undefined
  return (4.71 * letters.length) / words.length + (0.5 * words.length) / sentences - 21.43
}

/** Converts HTML to plain text. Each block becomes a line, and each formula becomes one letter. */
function readProse(html: string): string {
  let prose = ''
  let depth = 0
  let end = 0
  for (const { 0: whole, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (depth === 0) prose += html.slice(end, index)
    end = index + whole.length
    if (omitted.has(name)) depth += slash === '' ? 1 : -1
    else if (!inline.has(name)) prose += '\n'
    if (whole.includes(' data-latex="')) prose += 'x'
  }
  return (prose + html.slice(end)).replaceAll(entity, ' ')
}
