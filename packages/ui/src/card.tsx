import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

/** A bordered surface with padding. `as` is the semantic HTML element. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'li' }) {
  return (
    <Element
      {...rest}
      className={clsx('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 print:shadow-none', className)}
    />
  )
}
