import type { ReactNode } from 'react'

interface HomeSectionProps {
  /** The id of the element, for links with a URL fragment. */
  id: string
  title: string
  lead: string
  aside?: ReactNode
  children: ReactNode
}

export function HomeSection({ id, title, lead, aside, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight">
            {title}
          </h2>
          <p className="mt-1 max-w-3xl text-muted">{lead}</p>
        </div>
        {aside}
      </div>
      <div className="mt-6">{children}</div>
    </section>
  )
}
