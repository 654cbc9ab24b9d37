import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A gray placeholder for loading content. CSS classes set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-raised', className)} />
}

interface LoadingProps {
  label: string
  /** CSS classes for a single skeleton. */
  skeleton?: string
  children?: ReactNode
}

/** Announces `label`, which describes what is loading. */
export function Loading({ label, skeleton, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {skeleton ? <Skeleton className={skeleton} /> : children}
    </div>
  )
}
