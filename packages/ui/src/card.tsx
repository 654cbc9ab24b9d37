import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

/** A bordered surface with comfortable padding. `as` chooses the element by meaning: a section, an article, a list item. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  return (
    <Element
      {...rest}
      className={clsx('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 print:shadow-none', className)}
    />
  )
}
