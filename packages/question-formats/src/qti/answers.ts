import { buildLoss } from '../draft.ts'
import type { Finding } from '../findings.schemas.ts'
import {
  essayAnswers,
  findChosenAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { parseDecimal } from '../shared/decimal.ts'
import { mostParts, type QuestionPart } from '../shared/split.ts'
import { findAll, findChild, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { itemHtml } from './figures.ts'
import { bodyHtml, isInteraction, listVisibleNodes } from './item-body.ts'

/** Interactions that become separate questions if an item has several of them. */
const separable: ReadonlySet<string> = new Set([
  'choiceInteraction',
  'inlineChoiceInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
])

/** Returns the parts of an item, one for each interaction. An item with a template is skipped. */
export function listParts(item: XmlElement): QuestionPart[] {
  const body = findChild(item, 'itemBody')
  const interactions = body ? findAll(body, isInteraction) : []
  const [first, ...others] = interactions
  const text = body ? bodyHtml(body) : ''
  if (findChild(item, 'templateDeclaration')) return [{ answers: unsupported('templateDeclaration'), body: text }]
  if (!body || !first) return [{ answers: unsupported('no interaction'), body: text }]
  if (others.length === 0) return [{ answers: parseAnswers(item, first), body: text }]
  if (interactions.length > mostParts || !interactions.every(({ name }) => separable.has(name)))
    return [{ answers: unsupported(interactions.map(({ name }) => name).join(', ')), body: text }]
  return interactions.map((interaction) => ({
    answers: parseAnswers(item, interaction),
    body: bodyHtml(body, interaction),
  }))
}

function parseAnswers(item: XmlElement, interaction: XmlElement): ParsedAnswers | LeftOut {
  const declaration = findDeclaration(item, interaction)
  switch (interaction.name) {
    case 'choiceInteraction':
      return findChosenAnswer(readChoices(interaction, 'simpleChoice', declaration))
    case 'inlineChoiceInteraction':
      return findChosenAnswer(readChoices(interaction, 'inlineChoice', declaration))
    case 'textEntryInteraction':
      return readTextEntry(item, declaration)
    case 'extendedTextInteraction':
      return essayAnswers
    default:
      return unsupported(interaction.name)
  }
}

function unsupported(detail: string): LeftOut {
  return { leftOut: buildLoss('unsupported_question_type', detail) }
}

function findDeclaration(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const id = interaction.attributes.get('responseIdentifier')
  return findChildren(item, 'responseDeclaration').find(({ attributes }) => attributes.get('identifier') === id)
}

/** Computes each response's percentage of the points from the correct responses and the mapping. */
function readPercents(declaration: XmlElement | undefined): Map<string, number> {
  const correct = listValues(declaration)
  const mapped = mappedIn(declaration)
  const most = Math.max(0, ...mapped.values())
  const percents = new Map([...mapped].map(([value, points]) => [value, most > 0 ? (100 * points) / most : 0]))
  if (correct.length === 0) return percents
  // A choice that has points but is not declared correct earns only partial credit.
  if (declaration?.attributes.get('baseType') === 'identifier')
    for (const [value, percent] of percents) percents.set(value, Math.min(percent, 99))
  const several = declaration?.attributes.get('cardinality') !== 'single' && correct.length > 1
  for (const value of correct) percents.set(value, several ? 100 / correct.length : 100)
  return percents
}

function listValues(declaration: XmlElement | undefined): string[] {
  const correct = declaration && findChild(declaration, 'correctResponse')
  return correct ? findChildren(correct, 'value').map((value) => readText(value).trim()) : []
}

function mappedIn(declaration: XmlElement | undefined): Map<string, number> {
  const mapping = declaration && findChild(declaration, 'mapping')
  const entries = mapping ? findChildren(mapping, 'mapEntry') : []
  return new Map(
    entries.map(({ attributes }) => [attributes.get('mapKey') ?? '', Number(attributes.get('mappedValue')) || 0]),
  )
}

function readChoices(interaction: XmlElement, name: string, declaration: XmlElement | undefined): GradedAnswer[] {
  const percents = readPercents(declaration)
  return findAll(interaction, (element) => element.name === name).map((choice) => ({
    text: itemHtml(listVisibleNodes(choice.children)).trim(),
    percent: percents.get(choice.attributes.get('identifier') ?? '') ?? 0,
    feedback: findAll(choice, (element) => element.name === 'feedbackInline')
      .map(({ children }) => itemHtml(children))
      .join(' ')
      .trim(),
  }))
}

function readTextEntry(item: XmlElement, declaration: XmlElement | undefined): ParsedAnswers {
  const isNumber = /^(float|integer)$/.test(declaration?.attributes.get('baseType') ?? '')
  const { tolerance, findings } = readTolerance(item)
  const correct = listValues(declaration)
  const answers = [...readPercents(declaration)]
    .map(([text, percent]) => ({ text, percent, feedback: '', ...(tolerance !== undefined && { tolerance }) }))
    .toSorted((one, other) => Number(correct.includes(other.text)) - Number(correct.includes(one.text)))
  const parsed = findWrittenAnswer(answers, isNumber ? 'numerical' : 'short_answer')
  return { ...parsed, findings: [...parsed.findings, ...findings] }
}

/** Reads the tolerance of `equal` and `equalRounded`, if it is the same in both directions. */
function readTolerance(item: XmlElement): { tolerance?: number; findings: Finding[] } {
  const comparisons = findAll(item, ({ name }) => name === 'equal' || name === 'equalRounded')
  const read = comparisons.map(({ name, attributes }) =>
    name === 'equal' ? readEqual(attributes) : readRounding(attributes),
  )
  const [first] = read
  // In QTI, each answer can have its own tolerance, but our questions have a single tolerance for all answers.
  const known = typeof first === 'number' && read.every((one) => one === first)
  if (known) return { tolerance: first, findings: [] }
  return { findings: [...new Set(read)].map((one) => buildLoss('answer_tolerance', String(one))) }
}

type Attributes = XmlElement['attributes']

/** Returns the tolerance, or a description of it if our questions do not support it. */
function readEqual(attributes: Attributes): number | string {
  const mode = attributes.get('toleranceMode') ?? 'exact'
  const text = attributes.get('tolerance')?.trim() ?? ''
  if (mode === 'exact') return 0
  const [below, above = below, ...more] = text.split(/\s+/).map(parseDecimal)
  const isOne = mode === 'absolute' && more.length === 0 && below !== undefined && below === above
  return isOne ? below : `${mode} ${text}`
}

/**
 * Returns the tolerance for rounding to decimal places: half a unit in the last place. For any other kind of rounding,
 * returns a description.
 */
function readRounding(attributes: Attributes): number | string {
  const mode = attributes.get('roundingMode') ?? 'significantFigures'
  const figures = attributes.get('figures') ?? ''
  return mode === 'decimalPlaces' && /^\d$/.test(figures) ? 5 / 10 ** (Number(figures) + 1) : `${mode} ${figures}`
}
