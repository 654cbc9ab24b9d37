import { Card } from '@pathwise/ui/card'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  lead?: string
  /** Content that is shown next to the heading, such as a total. */
  aside?: ReactNode
  /** The id of the heading, for links and focus. */
  id?: string
  isFirst?: boolean
  /** Whether the section starts on a new page in print. */
  isSheet?: boolean
  children: ReactNode
}

/** A report section. In print, the heading is kept on the same page as the content below it. */
export function Section({ title, lead, aside, id, isFirst = false, isSheet = false, children }: SectionProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section
      aria-labelledby={headingId}
      className={clsx(!isFirst && 'mt-10 print:mt-6', isSheet && 'break-before-page')}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 break-after-avoid">
        <h2
          id={headingId}
          tabIndex={id === undefined ? undefined : -1}
          className="text-2xl font-bold tracking-tight outline-none print:text-xl"
        >
          {title}
        </h2>
        {aside && <p className="text-muted tabular-nums">{aside}</p>}
      </div>
      {lead && <p className="-mt-2 mb-4 max-w-3xl text-muted break-after-avoid print:text-sm">{lead}</p>}
      {children}
    </section>
  )
}

export function EmptySection({ text }: { text: string }) {
  return <Card className="text-muted">{text}</Card>
}
