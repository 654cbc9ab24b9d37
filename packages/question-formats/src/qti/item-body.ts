import { gap, otherGap } from '../shared/split.ts'
import { listElements, type XmlElement } from '../xml/element.ts'
import { itemHtml } from './figures.ts'

/** The label that marks a tutor block as a hint, because QTI has no blocks for hints. */
export const hintLabel = 'hint'

/** Elements that are not part of the question text: feedback, notes for teachers, and templates. */
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
 * Returns the question text as HTML. Replaces each interaction inside a sentence with a gap, and every other
 * interaction with its prompt.
 * @param asked the interaction to keep if there are several. The prompts of all others are omitted.
 */
export function bodyHtml(itemBody: XmlElement, asked?: XmlElement): string {
  return itemHtml(
    listVisibleNodes(
      itemBody.children.filter((node) => asked || !isAnswerSpace(node)),
      asked,
    ),
  ).trim()
}

/** Returns whether a node contains only a text field, such as the space for an answer below a question. */
function isAnswerSpace(node: XmlElement | string): boolean {
  if (typeof node === 'string') return false
  const [only, ...others] = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return others.length === 0 && typeof only === 'object' && only.name === 'textEntryInteraction'
}

/** Omits hidden elements, and replaces each interaction with its prompt or a gap. */
export function listVisibleNodes(nodes: XmlElement['children'], asked?: XmlElement): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node]
    if (hiddenNames.has(node.name)) return []
    if (!isInteraction(node)) return [{ ...node, children: listVisibleNodes(node.children, asked) }]
    const isOther = asked !== undefined && node !== asked
    if (node.name === 'inlineChoiceInteraction' || node.name === 'textEntryInteraction')
      return [isOther ? otherGap : gap]
    return isOther ? [] : findPrompt(node)
  })
}

function findPrompt(interaction: XmlElement): XmlElement[] {
  return listElements(interaction)
    .filter(({ name }) => name === 'prompt')
    .map((prompt) => ({ ...prompt, name: 'div', attributes: new Map(), children: listVisibleNodes(prompt.children) }))
}
