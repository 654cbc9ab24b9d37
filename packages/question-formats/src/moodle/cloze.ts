import { lost } from '../draft.ts'
import {
  findChosenAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { parseDecimal } from '../shared/decimal.ts'
import { gap, mostParts, otherGap, type QuestionPart } from '../shared/split.ts'

/** A gap of Moodle's cloze questions, such as `{1:SHORTANSWER:=Paris~%50%paris#Capital!}`. */
const clozeGap = /\{\d*:([A-Z_]+):((?:\\.|[^{}\\])*)\}/g

const kinds: readonly (readonly [RegExp, (answers: readonly GradedAnswer[]) => LeftOut | ParsedAnswers])[] = [
  [/^(?:SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC)$/, (answers) => findWrittenAnswer(answers, 'short_answer')],
  [/^(?:NUMERICAL|NM)$/, (answers) => findWrittenAnswer(answers.map(readTolerance), 'numerical')],
  [/^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[VHS]+)?$/, (answers) => findChosenAnswer(answers)],
]

/** Returns a part for each gap of a cloze question's text, in which the other gaps stay open, or nothing for too many gaps. */
export function readCloze(body: string): QuestionPart[] {
  const gaps = [...body.matchAll(clozeGap)]
  if (gaps.length > mostParts) return []
  return gaps.map(([, type = '', answers = ''], asked) => {
    const [, read] = kinds.find(([pattern]) => pattern.test(type)) ?? []
    let index = 0
    return {
      body: body.replaceAll(clozeGap, () => (index++ === asked ? gap : otherGap)),
      answers: read ? read(readAnswers(answers)) : { leftOut: lost('unsupported_question_type', `cloze ${type}`) },
    }
  })
}

function readAnswers(text: string): GradedAnswer[] {
  const pieces = text.split(/(?<!\\)~/).filter((piece) => piece.trim() !== '')
  return pieces.map((piece) => {
    const [, sign = '', percent, rest = ''] = /^(=?)(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece.trim()) ?? []
    const [answer = '', ...feedback] = rest.split(/(?<!\\)#/)
    return {
      text: showEscapes(answer),
      percent: percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent),
      feedback: showEscapes(feedback.join('#')),
    }
  })
}

function showEscapes(text: string): string {
  return text.replaceAll(/\\(.)/gs, '$1').trim()
}

function readTolerance(answer: GradedAnswer): GradedAnswer {
  const [text = '', margin = ''] = answer.text.split(':').map((part) => part.trim())
  const tolerance = parseDecimal(margin)
  return tolerance === undefined ? answer : { ...answer, text, tolerance }
}
