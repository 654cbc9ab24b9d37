import { Card } from '@pathwise/ui/card'
import { type ReactNode, useId } from 'react'

export function Setting({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
