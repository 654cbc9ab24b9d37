import { storedFigure } from '@pathwise/rich-text/figure-element'
import { parseHtml } from '@pathwise/rich-text/parse'
import type { ExportedQuestion } from '../exported-question.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { addDelimiters } from '../shared/delimited.ts'
import { type ExportedPictures, listPictures, pictureName, replacePictureAddresses } from '../shared/pictures.ts'
import { findKind, listNativeFields, type QuestionKind } from '../shared/question-kind.ts'
import { buildTags } from '../shared/tags.ts'
import { listChoiceIds } from '../vocabulary.schemas.ts'
import { escapeAttribute, xmlText } from '../xml/to-html.ts'
import { figureXhtml, pictureXhtml } from './figures.ts'
import { hintLabel } from './item-body.ts'
import { manifestName } from './manifest.ts'

const pictureFolder = 'pictures'

export interface PackagedFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Yields the files of a content package: an item for each question, and then the manifest. */
export async function* packageFiles(questions: AsyncIterable<ExportedQuestion>): AsyncGenerator<PackagedFile, void> {
  const resources: string[] = []
  const written = new Set<string>()
  for await (const question of questions) {
    const identifier = `item${resources.length + 1}`
    const name = `items/${identifier}.xml`
    const pictures = listFiles(question)
    resources.push(resourceXml(question, identifier, [name, ...pictures.map((picture) => picture.name)]))
    yield { name, content: itemXml(question, buildIdentifier(question, identifier)) }
    for (const picture of pictures) {
      if (!written.has(picture.name)) yield picture
      written.add(picture.name)
    }
  }
  yield { name: manifestName, content: manifestXml(resources) }
}

function listFiles({ body, explanation, hints, rubric, pictures = {} }: ExportedQuestion): PackagedFile[] {
  return listPictures([body, explanation, rubric, ...hints].join(''), pictures).map(([id, picture]) => ({
    name: `${pictureFolder}/${pictureName(id, picture)}`,
    content: picture.bytes,
  }))
}

/**
 * Returns the legacy id if it is a valid QTI identifier, or else `otherwise`. In both cases, the legacy id is also
 * exported as a keyword.
 */
function buildIdentifier({ legacyId }: ExportedQuestion, otherwise: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(legacyId) ? legacyId : otherwise
}

function resourceXml(question: ExportedQuestion, identifier: string, files: readonly string[]): string {
  const keywords = [`id:${question.legacyId}`, ...buildTags(question, listNativeFields(findKind(question)))]
    .map((tag) => `<imsmd:keyword><imsmd:langstring>${xmlText(tag)}</imsmd:langstring></imsmd:keyword>`)
    .join('')
  return `    <resource identifier="${identifier}" type="imsqti_item_xmlv2p1" href="${files[0]}">
      <metadata><imsmd:lom><imsmd:general>${keywords}</imsmd:general></imsmd:lom></metadata>
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>`
}

function manifestXml(resources: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="manifest">
  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`
}

const namespaces =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1p1.xsd"'

/** Writes a question as a QTI 2.1 item, with formulas as LaTeX in `\( \)` and `\[ \]`. */
function itemXml(question: ExportedQuestion, identifier: string): string {
  const { pictures } = question
  const explanation = xhtml(question.explanation, pictures)
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem ${namespaces} identifier="${identifier}" title="${attribute(question.title)}" adaptive="false" timeDependent="false">
  ${writeDeclaration(question)}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
  <outcomeDeclaration identifier="EXPLANATION" cardinality="single" baseType="identifier"><defaultValue><value>explanation</value></defaultValue></outcomeDeclaration>
${hasFeedback(question) ? `  ${feedbackDeclaration}\n` : ''}  <itemBody>${xhtml(question.body, pictures)}${writeInteraction(question)}${writeBlocks(question)}</itemBody>
  ${writeProcessing(question)}
${explanation === '' ? '' : `  <modalFeedback outcomeIdentifier="EXPLANATION" identifier="explanation" showHide="show">${explanation}</modalFeedback>\n`}</assessmentItem>
`
}

function xhtml(html: string, pictures: ExportedPictures = {}): string {
  return toXhtml(addDelimiters(replacePictureAddresses(html, pictures, (name) => `../${pictureFolder}/${name}`)))
}

function attribute(text: string): string {
  return escapeAttribute(text).replaceAll(/\p{Cc}/gu, ' ')
}

const baseTypes = {
  choice: 'identifier',
  true_false: 'identifier',
  numerical: 'float',
  written: 'string',
  essay: 'string',
} as const satisfies Record<QuestionKind, string>

function writeDeclaration(question: ExportedQuestion): string {
  const { answer, acceptedAnswers, questionType } = question
  const kind = findKind(question)
  const isChosen = kind === 'choice' || kind === 'true_false'
  const rights = isChosen ? listChoiceIds(answer, questionType).map((id) => choiceName(question, id)) : [answer]
  const values = rights.filter((right) => right !== '').map((right) => `<value>${xmlText(right)}</value>`)
  const correct = values.length === 0 ? '' : `<correctResponse>${values.join('')}</correctResponse>`
  const entries = [answer, ...acceptedAnswers].map((one) => `<mapEntry mapKey="${attribute(one)}" mappedValue="1"/>`)
  const mapping = hasFurtherAnswers(question) ? `<mapping defaultValue="0">${entries.join('')}</mapping>` : ''
  return `<responseDeclaration identifier="RESPONSE" cardinality="${selects(question) ? 'multiple' : 'single'}" baseType="${baseTypes[kind]}">${correct}${mapping}</responseDeclaration>`
}

function selects({ questionType, choices }: ExportedQuestion): boolean {
  return questionType === 'multiple_select' && choices.length > 0
}

function hasFurtherAnswers(question: ExportedQuestion): boolean {
  return listNativeFields(findKind(question)).includes('acceptedAnswers') && question.acceptedAnswers.length > 0
}

const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates'

function writeProcessing(question: ExportedQuestion): string {
  if (hasFeedback(question)) return feedbackProcessing
  const { acceptedAnswers, answerTolerance } = question
  if (findKind(question) !== 'numerical' || answerTolerance === null) {
    return `<responseProcessing template="${templates}/${hasFurtherAnswers(question) ? 'map_response' : 'match_correct'}"/>`
  }
  const tolerance = formatDecimal(answerTolerance)
  const comparisons = ['<correct identifier="RESPONSE"/>', ...acceptedAnswers.map(baseValue)].map(
    (value) =>
      `<equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"><variable identifier="RESPONSE"/>${value}</equal>`,
  )
  const score = `<setOutcomeValue identifier="SCORE">${baseValue('1')}</setOutcomeValue>`
  return `<responseProcessing><responseCondition><responseIf><or>${comparisons.join('')}</or>${score}</responseIf></responseCondition></responseProcessing>`
}

function hasFeedback({ choices }: ExportedQuestion): boolean {
  return choices.some(({ feedback = '' }) => feedback !== '')
}

const feedbackDeclaration = '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>'

/** Scores like `match_correct`, and shows the feedback of the selected choice. */
const feedbackProcessing = `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE">${baseValue('1')}</setOutcomeValue></responseIf></responseCondition><setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>`

function writeChoice({ html, feedback = '' }: ExportedQuestion['choices'][number], name: string): string {
  const shown =
    feedback === ''
      ? ''
      : `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${name}" showHide="show">${xhtml(feedback)}</feedbackInline>`
  return `<simpleChoice identifier="${name}">${xhtml(html)}${shown}</simpleChoice>`
}

/** Writes the hints and rubric as blocks that candidates do not see. */
function writeBlocks({ hints, rubric, pictures }: ExportedQuestion): string {
  const blocks = hints.map(
    (hint) => `<rubricBlock view="tutor" label="${hintLabel}">${xhtml(hint, pictures)}</rubricBlock>`,
  )
  return [
    ...blocks,
    ...(rubric === '' ? [] : [`<rubricBlock view="scorer">${xhtml(rubric, pictures)}</rubricBlock>`]),
  ].join('')
}

function baseValue(value: string): string {
  return `<baseValue baseType="float">${value}</baseValue>`
}

function writeInteraction(question: ExportedQuestion): string {
  switch (findKind(question)) {
    case 'choice':
    case 'true_false':
      return `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${selects(question) ? 0 : 1}">${question.choices
        .map((choice) => writeChoice(choice, choiceName(question, choice.id)))
        .join('')}</choiceInteraction>`
    case 'numerical':
    case 'written':
      return '<div><textEntryInteraction responseIdentifier="RESPONSE"/></div>'
    case 'essay':
      return '<extendedTextInteraction responseIdentifier="RESPONSE"/>'
  }
}

/**
 * Returns an identifier for a choice that is based on its position, because QTI may not allow the characters of its id.
 */
function choiceName({ choices }: ExportedQuestion, id: string): string {
  const index = choices.findIndex((choice) => choice.id === id)
  return index < 0 ? '' : `choice${index + 1}`
}

type Node = ReturnType<typeof parseHtml>['children'][number]

/** The closest equivalents of elements that QTI 2.1 does not support. */
const spellings: Readonly<Record<string, string>> = { figcaption: 'p', u: 'em', s: 'span' }

const attributes: Readonly<Record<string, string>> = {
  alt: 'alt',
  colSpan: 'colspan',
  height: 'height',
  href: 'href',
  rowSpan: 'rowspan',
  src: 'src',
  title: 'title',
  width: 'width',
}

/**
 * Converts stored HTML to the XHTML of QTI 2.1. The result lacks the states of task items and the start numbers of
 * lists.
 */
function toXhtml(html: string): string {
  return parseHtml(html).children.map(nodeXhtml).join('')
}

function nodeXhtml(node: Node): string {
  if (node.type === 'text') return xmlText(node.value)
  if (node.type !== 'element') return ''
  const figure = storedFigure(node)
  if (figure) {
    const caption = node.children.flatMap((child) => (child.type === 'element' ? child.children : []))
    return figureXhtml(figure, String(node.properties['dataFigure']), caption.map(nodeXhtml).join(''))
  }
  if (node.tagName === 'figure') return pictureXhtml(node.children.map(nodeXhtml))
  const name = spellings[node.tagName] ?? node.tagName
  const pairs = Object.entries(node.properties).flatMap(([key, value]) => {
    const attribute = attributes[key]
    return attribute && value !== null && value !== undefined
      ? [` ${attribute}="${escapeAttribute(String(value))}"`]
      : []
  })
  const content = node.children.map(nodeXhtml).join('')
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`
}
