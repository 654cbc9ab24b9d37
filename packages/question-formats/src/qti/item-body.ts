import { elementsOf, type XmlElement } from '../xml/element.ts'
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
  return toHtml(shown(itemBody.children)).trim()
}

/** Nodes without what belongs to answers. */
export function shown(nodes: XmlElement['children']): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node]
    if (hiddenNames.has(node.name)) return []
    if (!isInteraction(node)) return [{ ...node, children: shown(node.children) }]
    if (node.name === 'inlineChoiceInteraction' || node.name === 'textEntryInteraction') return ['_____']
    return promptOf(node)
  })
}

function promptOf(interaction: XmlElement): XmlElement[] {
  return elementsOf(interaction)
    .filter(({ name }) => name === 'prompt')
    .map((prompt) => ({ ...prompt, name: 'div', attributes: new Map(), children: shown(prompt.children) }))
}
