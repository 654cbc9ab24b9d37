import type { ComponentProps } from 'react'

/** A focusable section, so that the keyboard can scroll it. Requires `aria-label` or `aria-labelledby`. */
export function ScrollRegion(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focusable element.
  return <section {...props} tabIndex={0} /> // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
}
