import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Renders a gray placeholder for content that is loading. The classes set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-raised', className)} />
}

/** Wraps skeletons and announces `label`, which describes the content that is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
