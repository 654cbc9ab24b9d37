import { plainText } from '@pathwise/rich-text/text'
import { buildLoss } from '../draft.ts'
import {
  findChosenAnswer,
  findPatternAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { parseDecimal } from '../shared/decimal.ts'
import { gap, mostParts, otherGap, type QuestionPart } from '../shared/split.ts'

/** Matches the start of a gap in a Moodle cloze question, such as `{1:SHORTANSWER:=Paris~%50%paris#Capital!}`. */
const gapStart = /\{\d*:([A-Z_]+):/y

interface Gap {
  readonly start: number
  readonly end: number
  readonly type: string
  readonly answers: string
}

const kinds: readonly (readonly [RegExp, (answers: readonly GradedAnswer[]) => LeftOut | ParsedAnswers])[] = [
  [/^(?:SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC)$/, (answers) => findPatternAnswer(answers.map(readTyped))],
  [/^(?:NUMERICAL|NM)$/, (answers) => findWrittenAnswer(answers.map(readTyped).map(readTolerance), 'numerical')],
  [/^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[VHS]+)?$/, (answers) => findChosenAnswer(answers)],
]

/**
 * Returns a part for each gap of a cloze question. In each part, a placeholder replaces the other gaps. Returns no
 * parts if there are too many gaps.
 */
export function readCloze(body: string): QuestionPart[] {
  const gaps = findGaps(body)
  if (gaps.length > mostParts) return []
  return gaps.map(({ type, answers }, asked) => {
    const [, read] = kinds.find(([pattern]) => pattern.test(type)) ?? []
    return {
      body: replaceGaps(body, gaps, asked),
      answers: read ? read(readAnswers(answers)) : { leftOut: buildLoss('unsupported_question_type', `cloze ${type}`) },
    }
  })
}

/** Finds the gaps in a single pass. In a gap, a backslash escapes the next character. */
function findGaps(body: string): Gap[] {
  const gaps: Gap[] = []
  let open: { readonly start: number; readonly from: number; readonly type: string } | null = null
  for (let at = 0; at < body.length; at++) {
    if (open && body[at] === '\\') at++
    else if (body[at] === '{') {
      gapStart.lastIndex = at
      const type = gapStart.exec(body)?.[1]
      open = type === undefined ? null : { start: at, from: gapStart.lastIndex, type }
    } else if (open && body[at] === '}') {
      gaps.push({ start: open.start, end: at + 1, type: open.type, answers: body.slice(open.from, at) })
      open = null
    }
  }
  return gaps
}

function replaceGaps(body: string, gaps: readonly Gap[], asked: number): string {
  const pieces = gaps.flatMap(({ start }, index) => [
    body.slice(gaps[index - 1]?.end ?? 0, start),
    index === asked ? gap : otherGap,
  ])
  return [...pieces, body.slice(gaps.at(-1)?.end ?? 0)].join('')
}

function readAnswers(text: string): GradedAnswer[] {
  const pieces = text.split(/(?<!\\)~/).filter((piece) => piece.trim() !== '')
  return pieces.map((piece) => {
    const [, sign = '', percent, rest = ''] = /^(=?)(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece.trim()) ?? []
    const [answer = '', ...feedback] = rest.split(separator)
    return {
      text: showEscapes(answer),
      percent: percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent),
      feedback: showEscapes(feedback.join('#')),
    }
  })
}

/** Matches the start of a gap's feedback, but not the `#` of a character reference such as `&#39;`. */
const separator = /(?<![\\&])#/

/** Reads a typed answer as plain text, because it is cut from HTML. */
function readTyped(answer: GradedAnswer): GradedAnswer {
  return { ...answer, text: plainText(answer.text).replaceAll(/\s+/g, ' ').trim() }
}

/** Keeps `\*`, because only a typed answer's pattern has this escape. */
function showEscapes(text: string): string {
  return text.replaceAll(/\\([^*])/g, '$1').trim()
}

function readTolerance(answer: GradedAnswer): GradedAnswer {
  const [text = '', margin = ''] = answer.text.split(':').map((part) => part.trim())
  const tolerance = parseDecimal(margin)
  return tolerance === undefined ? answer : { ...answer, text, tolerance }
}
