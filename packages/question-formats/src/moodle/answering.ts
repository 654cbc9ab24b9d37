import { lost } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import { type Answering, chosenAnswer, type LeftOut, type MarkedAnswer, writtenAnswer } from '../shared/answers.ts'
import { childNamed, childrenNamed, elementsOf, textOf, type XmlElement } from '../xml/element.ts'
import { htmlOf, plainOf } from './text.ts'

/** The answers of a Moodle question. */
export function answeringOf(question: XmlElement): Answering | LeftOut {
  const type = question.attributes.get('type') ?? ''
  switch (type) {
    case 'multichoice':
      return chosenAnswer(answersOf(question, htmlOf))
    case 'truefalse':
      return chosenAnswer(answersOf(question, trueOrFalse), 'true_false')
    case 'shortanswer':
      return writtenAnswer(answersOf(question, patternOf), 'short_answer')
    case 'numerical':
      return numericalAnswer(question)
    case 'essay':
      return { questionType: 'essay', choices: [], answer: '', explanation: '', findings: graderLoss(question) }
    default:
      return { leftOut: lost('unsupported_question_type', type) }
  }
}

function answersOf(question: XmlElement, read: (answer: XmlElement) => string): MarkedAnswer[] {
  return childrenNamed(question, 'answer').map((answer) => ({
    text: read(answer),
    percent: percentOf(answer),
    feedback: htmlOf(childNamed(answer, 'feedback')),
  }))
}

function percentOf(answer: XmlElement): number {
  const percent = Number(answer.attributes.get('fraction') ?? '0')
  return Number.isFinite(percent) ? percent : 0
}

/** The two words are the same in every Moodle, whatever its language. */
function trueOrFalse(answer: XmlElement): string {
  return answerText(answer).toLowerCase() === 'true' ? 'True' : 'False'
}

/** A star stands for any characters, unless it is escaped. */
function patternOf(answer: XmlElement): string {
  return answerText(answer).replaceAll('\\*', '*')
}

function answerText(answer: XmlElement): string {
  const text = childNamed(answer, 'text')
  return text ? textOf(text).trim() : ''
}

function numericalAnswer(question: XmlElement): Answering {
  const answering = writtenAnswer(answersOf(question, answerText), 'numerical')
  const kept = childrenNamed(question, 'answer').find((answer) => answerText(answer) === answering.answer)
  const tolerance =
    (kept && childNamed(kept, 'tolerance') && textOf(childNamed(kept, 'tolerance') ?? kept).trim()) || '0'
  const units = childNamed(question, 'units')
  return {
    ...answering,
    findings: [
      ...answering.findings,
      ...(Number(tolerance) === 0 ? [] : [lost('answer_tolerance', tolerance)]),
      ...(units
        ? elementsOf(units).map((unit) => lost('units', textOf(childNamed(unit, 'unit_name') ?? unit).trim()))
        : []),
    ],
  }
}

function graderLoss(question: XmlElement): Finding[] {
  return plainOf(question, 'graderinfo') === '' ? [] : [lost('feedback', 'graderinfo')]
}
