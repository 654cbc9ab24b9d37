import { type Draft, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { fieldsOfTags } from '../shared/tags.ts'
import { childNamed, childrenNamed, textOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { answeringOf } from './answering.ts'
import { categoryName } from './category.ts'
import { htmlOf, markdownLoss, plainOf } from './text.ts'

/**
 * Questions as Moodle exports them to XML. A category is the course of the questions after it, unless they are tagged
 * with one.
 * @throws FileRefusal
 */
export function* readMoodle(text: string): Generator<Draft> {
  let course: string | undefined
  let number = 0
  for (const element of readXml(text, { level: 1, roots: ['quiz'], without: ['file'] })) {
    if (element.name !== 'question') continue
    if (element.attributes.get('type') === 'category') course = categoryName(plainOf(element, 'category'))
    else yield draftOf(element, ++number, course)
  }
}

function draftOf(element: XmlElement, number: number, course: string | undefined): Draft {
  const id = textOf(childNamed(element, 'idnumber') ?? '').trim()
  const title = plainOf(element, 'name')
  const item = id || title
  const row: RowPlace = { number, line: element.line, ...(item && { item }) }
  const answering = answeringOf(element)
  if ('leftOut' in answering) return { row, question: undefined, findings: [answering.leftOut] }

  const { findings, explanation: feedback, ...answer } = answering
  const general = htmlOf(childNamed(element, 'generalfeedback'))
  const tagged = fieldsOfTags(tagsIn(element))
  return {
    row,
    question: {
      ...tagged,
      legacyId: id || tagged.legacyId,
      title,
      course: tagged.course ?? course,
      body: htmlOf(childNamed(element, 'questiontext')),
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: general || feedback,
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(general !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...markdownLoss(childNamed(element, 'questiontext')),
      ...otherLosses(element),
    ],
  }
}

function tagsIn(element: XmlElement): string[] {
  const tags = childNamed(element, 'tags')
  return tags ? childrenNamed(tags, 'tag').map((tag) => textOf(tag)) : []
}

/** Moodle writes these into every question whose author has not. */
const houseSentences = ['Your answer is correct.', 'Your answer is partially correct.', 'Your answer is incorrect.']

function otherLosses(element: XmlElement): Finding[] {
  const points = Number(textOf(childNamed(element, 'defaultgrade') ?? '1'))
  const hints = childrenNamed(element, 'hint').filter((hint) => htmlOf(hint) !== '')
  const feedback = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].filter((name) => {
    const words = plainOf(element, name)
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
