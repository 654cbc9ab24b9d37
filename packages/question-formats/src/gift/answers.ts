import { buildLoss } from '../draft.ts'
import {
  essayAnswers,
  findChosenAnswer,
  findPatternAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { formatDecimal, parseDecimal } from '../shared/decimal.ts'
import { convertGiftToHtml, convertGiftToPlainText, type GiftFormat } from './text.ts'

/**
 * Parses the text in braces as Moodle does. Escapes must already be hidden and the general feedback removed.
 * @param isTyped whether the question is known to have a typed answer, which may contain `->`
 */
export function parseAnswers(answers: string, format: GiftFormat, isTyped = false): ParsedAnswers | LeftOut {
  const text = answers.trim()
  if (text === '') return essayAnswers
  if (text.startsWith('#')) return parseNumerical(text.slice(1), format)
  if (text.includes('~')) return findChosenAnswer(readChoices(text, format))
  if (!isTyped && text.includes('->') && splitPieces(text, '=').length > 1)
    return { leftOut: buildLoss('unsupported_question_type', 'matching') }
  return parseTrueFalse(text, format) ?? findPatternAnswer(parseAccepted(text, format))
}

/** Parses the pairs `=asked -> answer` of a matching question, which has at least two. Returns none for others. */
export function readPairs(answers: string, format: GiftFormat): { asked: string; answer: string }[] {
  const pieces = splitPieces(answers, '=').map((piece) => piece.split('->'))
  if (answers.includes('~') || pieces.length < 2 || !pieces.every(({ length }) => length === 2)) return []
  return pieces.map(([asked = '', answer = '']) => ({
    asked: convertGiftToHtml(asked, format),
    answer: convertGiftToHtml(answer, format),
  }))
}

/** Parses `=right ~wrong ~%50%half right`, with an optional `#feedback` after each choice. */
function readChoices(text: string, format: GiftFormat): GradedAnswer[] {
  return splitPieces(text.replaceAll('=', '~='), '~').map((piece) =>
    parseGraded(piece, format, (choice) => convertGiftToHtml(choice, format)),
  )
}

function parseAccepted(text: string, format: GiftFormat): GradedAnswer[] {
  return splitPieces(text, '=').map((piece) => parseGraded(`=${piece}`, format, convertGiftToPlainText))
}

function splitPieces(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Parses `T#feedback if wrong#feedback if right`. Returns undefined for any other string. */
function parseTrueFalse(text: string, format: GiftFormat): ParsedAnswers | LeftOut | undefined {
  const [word = '', ifWrong = '', ifRight = ''] = text.split('#')
  const name = word.trim().toUpperCase()
  if (!['T', 'TRUE', 'F', 'FALSE'].includes(name)) return undefined
  const answers = ['True', 'False'].map((choice) => {
    const isRight = choice.toUpperCase().startsWith(name.charAt(0))
    return {
      text: choice,
      percent: isRight ? 100 : 0,
      feedback: convertGiftToHtml(isRight ? ifRight : ifWrong, format),
    }
  })
  return findChosenAnswer(answers, 'true_false')
}

/** Parses the text after `#`: `1.5`, `1.5:0.1`, `1.4..1.6`, or several of these, each after `=` or `~`. */
function parseNumerical(text: string, format: GiftFormat): ParsedAnswers {
  // A single answer needs no leading `=` or `~`.
  const answers = splitPieces(text, /(?=[=~])/).map((piece) =>
    parseGraded(/^[=~]/.test(piece) ? piece.replace('~', '') : `=${piece}`, format, convertGiftToPlainText),
  )
  const read = answers.map((answer) => ({ ...answer, ...readTolerance(answer.text) }))
  const parsed = findWrittenAnswer(read, 'numerical')
  const unread = read.filter(({ text, percent }) => percent > 0 && /:|\.\./.test(text))
  return { ...parsed, findings: [...parsed.findings, ...unread.map(({ text }) => buildLoss('answer_tolerance', text))] }
}

/** Splits `1.5:0.1` or `1.4..1.6` into an answer and a tolerance. Returns any other string unchanged. */
function readTolerance(text: string): { text: string; tolerance?: number } {
  const [answer = '', margin = '', ...more] = text.split(':').map((part) => part.trim())
  const tolerance = parseDecimal(margin)
  if (tolerance !== undefined && more.length === 0) return { text: answer, tolerance }
  const dots = text.indexOf('..', 1)
  const low = parseDecimal(text.slice(0, dots).trim())
  const high = parseDecimal(text.slice(dots + '..'.length).trim())
  if (dots < 0 || low === undefined || high === undefined) return { text }
  return { text: formatDecimal(round((low + high) / 2)), tolerance: round(Math.abs(high - low) / 2) }
}

/** Removes floating-point rounding errors. */
function round(number: number): number {
  return Number(number.toPrecision(12))
}

/**
 * Parses an answer such as `=%50%text#feedback`. Without a percentage, an answer earns 100 after `=` and 0 otherwise.
 */
function parseGraded(piece: string, format: GiftFormat, read: (text: string) => string): GradedAnswer {
  const isRight = piece.startsWith('=')
  const [, percent, rest = ''] = /^=?\s*(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece) ?? []
  const [text = '', ...feedback] = rest.split('#')
  return {
    text: read(text),
    percent: percent === undefined ? (isRight ? 100 : 0) : Number(percent),
    feedback: convertGiftToHtml(feedback.join('#'), format),
  }
}
