import { lost } from '../draft.ts'
import {
  essayAnswers,
  findChosenAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { type GiftFormat, giftHtml, giftPlain } from './text.ts'

/** Parses the text in braces as Moodle does. Escapes must already be hidden, and the general feedback removed. */
export function parseAnswers(answers: string, format: GiftFormat): ParsedAnswers | LeftOut {
  const text = answers.trim()
  if (text === '') return essayAnswers
  if (text.startsWith('#')) return parseNumerical(text.slice(1), format)
  if (text.includes('~')) return findChosenAnswer(readChoices(text, format))
  if (text.includes('=') && text.includes('->')) return { leftOut: lost('unsupported_question_type', 'matching') }
  return parseTrueFalse(text, format) ?? findWrittenAnswer(parseAccepted(text, format), 'short_answer')
}

/** Parses `=right ~wrong ~%50%half right`, with optional `#feedback` after each choice. */
function readChoices(text: string, format: GiftFormat): GradedAnswer[] {
  return splitPieces(text.replaceAll('=', '~='), '~').map((piece) =>
    parseGraded(piece, format, (choice) => giftHtml(choice, format)),
  )
}

function parseAccepted(text: string, format: GiftFormat): GradedAnswer[] {
  return splitPieces(text, '=').map((piece) => parseGraded(`=${piece}`, format, giftPlain))
}

function splitPieces(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Parses `T#feedback if wrong#feedback if right`. Returns undefined for any other text. */
function parseTrueFalse(text: string, format: GiftFormat): ParsedAnswers | LeftOut | undefined {
  const [word = '', ifWrong = '', ifRight = ''] = text.split('#')
  const name = word.trim().toUpperCase()
  if (!['T', 'TRUE', 'F', 'FALSE'].includes(name)) return undefined
  const answers = ['True', 'False'].map((choice) => {
    const isRight = choice.toUpperCase().startsWith(name.charAt(0))
    return { text: choice, percent: isRight ? 100 : 0, feedback: giftHtml(isRight ? ifRight : ifWrong, format) }
  })
  return findChosenAnswer(answers, 'true_false')
}

/** Parses the text after `#`: `1.5`, `1.5:0.1`, `1.4..1.6`, or a list of these, with `=` or `~` before each. */
function parseNumerical(text: string, format: GiftFormat): ParsedAnswers {
  // A single answer needs no `=` or `~`.
  const answers = splitPieces(text, /(?=[=~])/).map((piece) =>
    parseGraded(/^[=~]/.test(piece) ? piece.replace('~', '') : `=${piece}`, format, giftPlain),
  )
  const parsed = findWrittenAnswer(answers, 'numerical')
  const { answer, tolerance } = dropTolerance(parsed.answer)
  const findings = tolerance === undefined ? [] : [lost('answer_tolerance', tolerance)]
  return { ...parsed, answer, findings: [...parsed.findings, ...findings] }
}

/**
 * Splits an answer into a value and a tolerance. For a range, the value is the middle, and the tolerance is the range
 * itself.
 */
function dropTolerance(text: string): { answer: string; tolerance?: string } {
  const dots = text.indexOf('..', 1)
  const [low, high] = [text.slice(0, dots).trimEnd(), text.slice(dots + '..'.length).trimStart()]
  if (dots > 0 && high !== '' && !/\s/.test(low + high)) {
    const middle = (Number(low) + Number(high)) / 2
    return { answer: Number.isFinite(middle) ? String(Number(middle.toPrecision(12))) : text, tolerance: text }
  }
  const [answer = '', tolerance] = text.split(':').map((part) => part.trim())
  return tolerance === undefined || Number(tolerance) === 0 ? { answer } : { answer, tolerance }
}

/**
 * Parses an answer such as `=%50%text#feedback`. Without a percentage, an answer earns 100 percent with `=`, and 0
 * otherwise.
 */
function parseGraded(piece: string, format: GiftFormat, read: (text: string) => string): GradedAnswer {
  const isRight = piece.startsWith('=')
  const [, percent, rest = ''] = /^=?\s*(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece) ?? []
  const [text = '', ...feedback] = rest.split('#')
  return {
    text: read(text),
    percent: percent === undefined ? (isRight ? 100 : 0) : Number(percent),
    feedback: giftHtml(feedback.join('#'), format),
  }
}
