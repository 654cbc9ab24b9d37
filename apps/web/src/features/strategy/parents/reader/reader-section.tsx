import { type ReactNode, useId } from 'react'

export function ReaderSection({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="text-xl font-bold tracking-tight print:text-base">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      {children}
    </section>
  )
}
