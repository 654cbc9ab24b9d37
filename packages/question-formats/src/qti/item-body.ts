import { gap, otherGap } from '../shared/split.ts'
import { listElements, type XmlElement } from '../xml/element.ts'
import { itemHtml } from './figures.ts'

/** The label of a block that holds a hint. QTI has blocks for tutors, but no hints. */
export const hintLabel = 'hint'

/** Elements that are not part of the question: feedback, notes for teachers, templates. */
const hiddenNames: ReadonlySet<string> = new Set([
  'feedbackInline',
  'feedbackBlock',
  'rubricBlock',
  'templateBlock',
  'templateInline',
])

export function isInteraction({ name }: XmlElement): boolean {
  return name.endsWith('Interaction')
}

/**
 * Returns the question text as HTML. An interaction is replaced with a gap if it is inside a text, and otherwise with
 * its prompt.
 * @param asked the interaction that is asked, if there are others, whose prompts are left out
 */
export function bodyHtml(itemBody: XmlElement, asked?: XmlElement): string {
  return itemHtml(
    listShown(
      itemBody.children.filter((node) => asked || !isAnswerSpace(node)),
      asked,
    ),
  ).trim()
}

/** Returns whether a node is a block that contains only a text field, as below a question. */
function isAnswerSpace(node: XmlElement | string): boolean {
  if (typeof node === 'string') return false
  const [only, ...others] = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return others.length === 0 && typeof only === 'object' && only.name === 'textEntryInteraction'
}

/** Returns the nodes without hidden elements, and with interactions replaced by their prompt or a gap. */
export function listShown(nodes: XmlElement['children'], asked?: XmlElement): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node]
    if (hiddenNames.has(node.name)) return []
    if (!isInteraction(node)) return [{ ...node, children: listShown(node.children, asked) }]
    const isOther = asked !== undefined && node !== asked
    if (node.name === 'inlineChoiceInteraction' || node.name === 'textEntryInteraction')
      return [isOther ? otherGap : gap]
    return isOther ? [] : findPrompt(node)
  })
}

function findPrompt(interaction: XmlElement): XmlElement[] {
  return listElements(interaction)
    .filter(({ name }) => name === 'prompt')
    .map((prompt) => ({ ...prompt, name: 'div', attributes: new Map(), children: listShown(prompt.children) }))
}
