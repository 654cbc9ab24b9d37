import { lost } from '../draft.ts'
import {
  essayAnswers,
  findChosenAnswer,
  findWrittenAnswer,
  type GradedAnswer,
  type LeftOut,
  type ParsedAnswers,
} from '../shared/answers.ts'
import { findAll, findChild, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { toHtml } from '../xml/to-html.ts'
import { isInteraction, listShown } from './item-body.ts'

/** Reads the answers of an item. Skips an item that has a template, or that does not have exactly one interaction. */
export function parseAnswers(item: XmlElement): ParsedAnswers | LeftOut {
  const body = findChild(item, 'itemBody')
  const interactions = body ? findAll(body, isInteraction) : []
  const [interaction, ...others] = interactions
  if (findChild(item, 'templateDeclaration')) return unsupported('templateDeclaration')
  if (!interaction) return unsupported('no interaction')
  if (others.length > 0) return unsupported(interactions.map(({ name }) => name).join(', '))
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
  return { leftOut: lost('unsupported_question_type', detail) }
}

function findDeclaration(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const id = interaction.attributes.get('responseIdentifier')
  return findChildren(item, 'responseDeclaration').find(({ attributes }) => attributes.get('identifier') === id)
}

/** Returns the percentage that each response earns, based on the declared correct responses and the mapping. */
function readPercents(declaration: XmlElement | undefined): Map<string, number> {
  const correct = listValues(declaration)
  const mapped = mappedIn(declaration)
  const most = Math.max(0, ...mapped.values())
  const percents = new Map([...mapped].map(([value, points]) => [value, most > 0 ? (100 * points) / most : 0]))
  if (correct.length === 0) return percents
  // A mapped response that is not declared correct can earn only partial points.
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
    text: toHtml(listShown(choice.children)).trim(),
    percent: percents.get(choice.attributes.get('identifier') ?? '') ?? 0,
    feedback: findAll(choice, (element) => element.name === 'feedbackInline')
      .map(({ children }) => toHtml(children))
      .join(' ')
      .trim(),
  }))
}

function readTextEntry(item: XmlElement, declaration: XmlElement | undefined): ParsedAnswers {
  const answers = [...readPercents(declaration)].map(([text, percent]) => ({ text, percent, feedback: '' }))
  const isNumber = /^(float|integer)$/.test(declaration?.attributes.get('baseType') ?? '')
  const parsed = findWrittenAnswer(answers, isNumber ? 'numerical' : 'short_answer')
  const tolerances = findAll(item, ({ attributes }) => attributes.has('tolerance')).map(({ attributes }) =>
    lost('answer_tolerance', attributes.get('tolerance')),
  )
  return { ...parsed, findings: [...parsed.findings, ...tolerances] }
}
