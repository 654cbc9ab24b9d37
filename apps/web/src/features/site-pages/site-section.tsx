import type { ReactNode } from 'react'
import { Prose } from './prose.tsx'

interface SiteSectionProps {
  /** The element id, also used as the URL fragment. */
  id: string
  title: string
  text: string
  children?: ReactNode
}

/** A section with a title on a page about the product. */
export function SiteSection({ id, title, text, children }: SiteSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="outline-none">
      <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight">
        {title}
      </h2>
      <Prose text={text} />
      {children}
    </section>
  )
}
