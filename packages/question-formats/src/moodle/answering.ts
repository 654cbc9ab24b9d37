import { lost } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import {
  type Answering,
  findChosenAnswer,
  findWrittenAnswer,
  type LeftOut,
  type MarkedAnswer,
} from '../shared/answers.ts'
import { findChild, findChildren, listElements, readText, type XmlElement } from '../xml/element.ts'
import { readHtml, readPlain } from './text.ts'

/** Reads the answers of a Moodle question. */
export function readAnswering(question: XmlElement): Answering | LeftOut {
  const type = question.attributes.get('type') ?? ''
  switch (type) {
    case 'multichoice':
      return findChosenAnswer(readAnswers(question, readHtml))
    case 'truefalse':
      return findChosenAnswer(readAnswers(question, trueOrFalse), 'true_false')
    case 'shortanswer':
      return findWrittenAnswer(readAnswers(question, readPattern), 'short_answer')
    case 'numerical':
      return numericalAnswer(question)
    case 'essay':
      return { questionType: 'essay', choices: [], answer: '', explanation: '', findings: graderLoss(question) }
    default:
      return { leftOut: lost('unsupported_question_type', type) }
  }
}

function readAnswers(question: XmlElement, read: (answer: XmlElement) => string): MarkedAnswer[] {
  return findChildren(question, 'answer').map((answer) => ({
    text: read(answer),
    percent: readPercent(answer),
    feedback: readHtml(findChild(answer, 'feedback')),
  }))
}

function readPercent(answer: XmlElement): number {
  const percent = Number(answer.attributes.get('fraction') ?? '0')
  return Number.isFinite(percent) ? percent : 0
}

/** Reads a true/false answer. Moodle writes both words in English in every language. */
function trueOrFalse(answer: XmlElement): string {
  return answerText(answer).toLowerCase() === 'true' ? 'True' : 'False'
}

/** Reads an answer pattern. An escaped `*` is unescaped; an unescaped one, which is a wildcard, is kept. */
function readPattern(answer: XmlElement): string {
  return answerText(answer).replaceAll('\\*', '*')
}

function answerText(answer: XmlElement): string {
  const text = findChild(answer, 'text')
  return text ? readText(text).trim() : ''
}

function numericalAnswer(question: XmlElement): Answering {
  const answering = findWrittenAnswer(readAnswers(question, answerText), 'numerical')
  const kept = findChildren(question, 'answer').find((answer) => answerText(answer) === answering.answer)
  const tolerance =
    (kept && findChild(kept, 'tolerance') && readText(findChild(kept, 'tolerance') ?? kept).trim()) || '0'
  const units = findChild(question, 'units')
  return {
    ...answering,
    findings: [
      ...answering.findings,
      ...(Number(tolerance) === 0 ? [] : [lost('answer_tolerance', tolerance)]),
      ...(units
        ? listElements(units).map((unit) => lost('units', readText(findChild(unit, 'unit_name') ?? unit).trim()))
        : []),
    ],
  }
}

function graderLoss(question: XmlElement): Finding[] {
  return readPlain(question, 'graderinfo') === '' ? [] : [lost('feedback', 'graderinfo')]
}
