import type { Element } from 'hast'

/** The kinds of callouts: quotations with a heading that names their purpose. */
export const calloutKinds = ['definition', 'example', 'mistake'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** Returns the kind of a stored callout, or undefined for a plain quotation or any other element. */
export function readCallout({ tagName, properties }: Element): CalloutKind | undefined {
  return tagName === 'blockquote' ? calloutKinds.find((kind) => kind === properties['dataCallout']) : undefined
}
