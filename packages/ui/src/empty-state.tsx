import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** Explains what is missing and how to add it. */
  children: ReactNode
  action?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line px-6 py-12 text-center">
      {icon && (
        <div aria-hidden="true" className="mb-4 rounded-full bg-accent-soft p-3.5 text-accent-strong">
          {icon}
        </div>
      )}
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-2 max-w-prose text-muted">{children}</div>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
