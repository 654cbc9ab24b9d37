import { listElements, type XmlElement } from '../xml/element.ts'
import { toHtml } from '../xml/to-html.ts'

/** Shown only after an answer, or only to teachers. */
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
 * What is asked, as HTML: the text around the interaction, its prompt in its place, and a gap where an answer belongs
 * into a sentence.
 */
export function bodyHtml(itemBody: XmlElement): string {
  return toHtml(listShown(itemBody.children)).trim()
}

/** Nodes without what belongs to answers. */
export function listShown(nodes: XmlElement['children']): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node]
    if (hiddenNames.has(node.name)) return []
    if (!isInteraction(node)) return [{ ...node, children: listShown(node.children) }]
    if (node.name === 'inlineChoiceInteraction' || node.name === 'textEntryInteraction') return ['_____']
    return findPrompt(node)
  })
}

function findPrompt(interaction: XmlElement): XmlElement[] {
  return listElements(interaction)
    .filter(({ name }) => name === 'prompt')
    .map((prompt) => ({ ...prompt, name: 'div', attributes: new Map(), children: listShown(prompt.children) }))
}
