import { Card } from '@pathwise/ui/card'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  lead?: string
  /** A figure next to the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** One section of the report. In print, the heading stays on the same page as the content below it. */
export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 print:mt-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 break-after-avoid">
        <h2 id={id} className="text-2xl font-bold tracking-tight print:text-xl">
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
