import type { Element } from 'hast'

/** Each type of callout has its own heading. */
export const calloutKinds = ['definition', 'example', 'mistake'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** Returns undefined for a plain quotation or any other element. */
export function readCallout({ tagName, properties }: Element): CalloutKind | undefined {
  return tagName === 'blockquote' ? calloutKinds.find((kind) => kind === properties['dataCallout']) : undefined
}
