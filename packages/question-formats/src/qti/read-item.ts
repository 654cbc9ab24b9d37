import { type Draft, lost } from '../draft.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { fieldsOfTags } from '../shared/tags.ts'
import { findAll, findChild, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { toHtml } from '../xml/to-html.ts'
import { readAnswering } from './answering.ts'
import { bodyHtml } from './item-body.ts'

/**
 * Reads the question of a QTI 2.1 (or 2.2) item.
 * @param row the item's place, as far as it is known before parsing
 * @throws FileRefusal
 */
export function readItem(text: string, row: RowPlace, keywords: readonly string[] = []): Draft {
  const [item] = readXml(text, { level: 0, roots: ['assessmentItem'] })
  if (!item) return { row, question: undefined, findings: [lost('unused_file', row.item)] }
  const id = item.attributes.get('identifier') ?? ''
  const place = { ...row, item: row.item ?? id }
  const answering = readAnswering(item)
  if ('leftOut' in answering) return { row: place, question: undefined, findings: [answering.leftOut] }

  const { findings, explanation: feedback, ...answer } = answering
  const [modal, ...others] = findChildren(item, 'modalFeedback').filter((each) => readText(each).trim() !== '')
  const explanation = modal ? toHtml(modal.children).trim() : ''
  const body = findChild(item, 'itemBody')
  const tagged = fieldsOfTags(keywords)
  return {
    row: place,
    question: {
      ...tagged,
      legacyId: (tagged.legacyId ?? id) || undefined,
      title: item.attributes.get('title') ?? '',
      body: body ? bodyHtml(body) : '',
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: explanation || feedback,
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(explanation !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...others.map(({ attributes }) => lost('feedback', attributes.get('identifier'))),
      ...bodyFeedback(body),
    ],
  }
}

function bodyFeedback(body: XmlElement | undefined): Finding[] {
  if (!body) return []
  return findAll(body, ({ name }) => name === 'feedbackBlock' || name === 'rubricBlock').map(({ name }) =>
    lost('feedback', name),
  )
}
