import { buildLoss, type Draft } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import {
  essayAnswers,
  findChosenAnswer,
  findPatternAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { parseDecimal } from '../shared/decimal.ts'
import { buildMatching } from '../shared/matching.ts'
import { type QuestionPart, splitDraft } from '../shared/split.ts'
import { readTaggedFields } from '../shared/tags.ts'
import { questionLimits } from '../vocabulary.schemas.ts'
import { findChild, findChildren, listElements, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { escapeText } from '../xml/to-html.ts'
import { toXml } from '../xml/to-xml.ts'
import { readCloze } from './cloze.ts'
import { collectFiles, dropFiles } from './files.ts'
import { findCategoryName, innerText, markdownLoss, readHtml, readPlain } from './text.ts'

/**
 * Reads questions from Moodle XML. A category sets the course of the questions after it, unless they have a course tag.
 * @throws FileRefusal
 */
export function* readMoodle(text: string): Generator<Draft> {
  let course: string | undefined
  let number = 0
  for (const element of readXml(text, { level: 1, roots: ['quiz'], files: ['file'] })) {
    if (element.name !== 'question') continue
    if (element.attributes.get('type') === 'category') course = findCategoryName(readPlain(element, 'category'))
    else {
      const files = collectFiles(element)
      const source = [toXml(dropFiles(element))]
      for (const draft of toDrafts(element, number + 1, course, files)) {
        number = draft.row.number
        yield { ...draft, source }
      }
    }
  }
}

function toDrafts(
  element: XmlElement,
  number: number,
  course: string | undefined,
  files: ReadonlyMap<string, Uint8Array>,
): Draft[] {
  const id = readText(findChild(element, 'idnumber') ?? '').trim()
  const title = readPlain(element, 'name')
  const item = id || title
  const row: RowPlace = { number, line: element.line, ...(item && { item }) }
  const tagged = readTaggedFields(readTags(element))
  const texts = {
    tagged,
    files,
    legacyId: id || tagged.legacyId,
    title,
    course,
    body: readHtml(findChild(element, 'questiontext')),
    explanation: readHtml(findChild(element, 'generalfeedback')),
    hints: findChildren(element, 'hint').map(readHtml),
    rubric: readHtml(findChild(element, 'graderinfo')),
  }
  const losses = [...markdownLoss(findChild(element, 'questiontext')), ...otherLosses(element)]
  return splitDraft(row, listParts(element, texts.body), texts, losses)
}

function readTags(element: XmlElement): string[] {
  const tags = findChild(element, 'tags')
  return tags ? findChildren(tags, 'tag').map((tag) => readText(tag)) : []
}

/** Moodle's default feedback. The import drops it without reporting a loss. */
const houseSentences = ['Your answer is correct.', 'Your answer is partially correct.', 'Your answer is incorrect.']

function otherLosses(element: XmlElement): Finding[] {
  const points = Number(readText(findChild(element, 'defaultgrade') ?? '1'))
  const feedback = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].filter((name) => {
    const words = readPlain(element, name)
      .replaceAll(/<\/?p[^<>]*>/g, '')
      .trim()
    return words !== '' && !houseSentences.includes(words)
  })
  return [
    ...(points === 1 ? [] : [buildLoss('points', String(points))]),
    ...feedback.map((name) => buildLoss('feedback', name)),
  ]
}

/**
 * Returns the parts of a question: the gaps of a cloze question, the pairs of a matching question, or otherwise the
 * whole question.
 */
function listParts(question: XmlElement, body: string): QuestionPart[] {
  const type = question.attributes.get('type')
  const parts = type === 'cloze' ? readCloze(body) : type === 'matching' ? readMatching(question, body) : []
  return parts.length > 0 ? parts : [{ answers: parseAnswers(question), body }]
}

/** Turns each pair into a question, with the answers of all pairs as choices. */
function readMatching(question: XmlElement, body: string): QuestionPart[] {
  const pairs = findChildren(question, 'subquestion').map((pair) => ({
    asked: readHtml(pair),
    answer: escapeText(readPlain(pair, 'answer')),
  }))
  return buildMatching(body, pairs)
}

function parseAnswers(question: XmlElement): ParsedAnswers | LeftOut {
  const type = question.attributes.get('type') ?? ''
  switch (type) {
    case 'multichoice':
      return findChosenAnswer(readAnswers(question, readHtml))
    case 'truefalse':
      return findChosenAnswer(readAnswers(question, readTrueFalse), 'true_false')
    case 'shortanswer':
      return findPatternAnswer(readAnswers(question, innerText))
    case 'numerical':
      return readNumerical(question)
    case 'essay':
      return essayAnswers
    default:
      return { leftOut: buildLoss('unsupported_question_type', type) }
  }
}

function readAnswers(question: XmlElement, read: (answer: XmlElement) => string): GradedAnswer[] {
  return findChildren(question, 'answer').map((answer) => readAnswer(answer, read))
}

function readAnswer(answer: XmlElement, read: (answer: XmlElement) => string): GradedAnswer {
  return { text: read(answer), percent: readPercent(answer), feedback: readHtml(findChild(answer, 'feedback')) }
}

function readPercent(answer: XmlElement): number {
  const percent = Number(answer.attributes.get('fraction') ?? '0')
  return Number.isFinite(percent) ? percent : 0
}

/** Reads a true/false answer. Moodle writes `true` and `false` in every language. */
function readTrueFalse(answer: XmlElement): string {
  return innerText(answer).toLowerCase() === 'true' ? 'True' : 'False'
}

function readNumerical(question: XmlElement): ParsedAnswers {
  const answers = findChildren(question, 'answer').map((answer) => ({
    ...readAnswer(answer, innerText),
    tolerance: parseDecimal(readText(findChild(answer, 'tolerance') ?? '').trim()) ?? 0,
  }))
  const parsed = findWrittenAnswer(answers, 'numerical')
  const units = findChild(question, 'units')
  const names = units ? listElements(units).map((unit) => readText(findChild(unit, 'unit_name') ?? unit).trim()) : []
  // Answers are in the first unit. In Moodle, each further unit has a multiplier, which our questions do not support.
  const [unit = ''] = names
  const isKept = unit !== '' && unit.length <= questionLimits.unit
  return {
    ...parsed,
    ...(isKept && { answerUnit: unit }),
    findings: [...parsed.findings, ...names.slice(isKept ? 1 : 0).map((name) => buildLoss('units', name))],
  }
}
