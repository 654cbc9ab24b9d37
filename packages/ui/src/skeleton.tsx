import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A grey stand-in for something that is on its way; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-raised', className)} />
}

/** Wraps skeletons and says once, in words, what is being loaded. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
