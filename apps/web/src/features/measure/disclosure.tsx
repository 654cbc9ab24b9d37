import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface DisclosureProps {
  label: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A button that shows and hides the content below it. The content is rendered only while it is shown, because formulas
 * render slowly.
 */
export function Disclosure({ label, className, children }: DisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control text-left font-medium text-accent underline-offset-4 hover:underline"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-5 shrink-0 transition-transform', !open && '-rotate-90')}
        />
        {label}
      </button>
      {open && (
        <div id={id} className="mt-2">
          {children}
        </div>
      )}
    </div>
  )
}
