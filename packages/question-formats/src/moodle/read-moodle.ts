import { type Draft, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { fieldsOfTags } from '../shared/tags.ts'
import { findChild, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { readAnswering } from './answering.ts'
import { findCategoryName } from './category.ts'
import { markdownLoss, readHtml, readPlain } from './text.ts'

/**
 * Reads questions from Moodle XML. A category is the course of the questions after it, unless a question has a course
 * tag.
 * @throws FileRefusal
 */
export function* readMoodle(text: string): Generator<Draft> {
  let course: string | undefined
  let number = 0
  for (const element of readXml(text, { level: 1, roots: ['quiz'], without: ['file'] })) {
    if (element.name !== 'question') continue
    if (element.attributes.get('type') === 'category') course = findCategoryName(readPlain(element, 'category'))
    else yield toDraft(element, ++number, course)
  }
}

function toDraft(element: XmlElement, number: number, course: string | undefined): Draft {
  const id = readText(findChild(element, 'idnumber') ?? '').trim()
  const title = readPlain(element, 'name')
  const item = id || title
  const row: RowPlace = { number, line: element.line, ...(item && { item }) }
  const answering = readAnswering(element)
  if ('leftOut' in answering) return { row, question: undefined, findings: [answering.leftOut] }

  const { findings, explanation: feedback, ...answer } = answering
  const general = readHtml(findChild(element, 'generalfeedback'))
  const tagged = fieldsOfTags(readTags(element))
  return {
    row,
    question: {
      ...tagged,
      legacyId: id || tagged.legacyId,
      title,
      course: tagged.course ?? course,
      body: readHtml(findChild(element, 'questiontext')),
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: general || feedback,
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(general !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...markdownLoss(findChild(element, 'questiontext')),
      ...otherLosses(element),
    ],
  }
}

function readTags(element: XmlElement): string[] {
  const tags = findChild(element, 'tags')
  return tags ? findChildren(tags, 'tag').map((tag) => readText(tag)) : []
}

/** Moodle's default feedback for questions whose author wrote none. */
const houseSentences = ['Your answer is correct.', 'Your answer is partially correct.', 'Your answer is incorrect.']

function otherLosses(element: XmlElement): Finding[] {
  const points = Number(readText(findChild(element, 'defaultgrade') ?? '1'))
  const hints = findChildren(element, 'hint').filter((hint) => readHtml(hint) !== '')
  const feedback = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].filter((name) => {
    const words = readPlain(element, name)
      .replaceAll(/<\/?p[^<>]*>/g, '')
      .trim()
    return words !== '' && !houseSentences.includes(words)
  })
  return [
    ...(points === 1 ? [] : [lost('points', String(points))]),
    ...(hints.length > 0 ? [lost('hints', String(hints.length))] : []),
    ...feedback.map((name) => lost('feedback', name)),
  ]
}
