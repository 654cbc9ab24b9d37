import type { ComponentProps } from 'react'

/**
 * Renders a section that users can scroll, including with the keyboard. Pass the section's name as `aria-label` or
 * `aria-labelledby`.
 */
export function ScrollRegion(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focusable element.
  return <section {...props} tabIndex={0} /> // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
}
