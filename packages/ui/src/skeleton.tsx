import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Renders a gray placeholder for content that is loading. The size is set through CSS classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-raised', className)} />
}

interface LoadingProps {
  label: string
  /** The CSS classes of a single skeleton. */
  skeleton?: string
  children?: ReactNode
}

/** Wraps skeletons and announces `label`, which describes the content that is loading. */
export function Loading({ label, skeleton, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {skeleton ? <Skeleton className={skeleton} /> : children}
    </div>
  )
}
