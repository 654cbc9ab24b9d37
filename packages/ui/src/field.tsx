import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export const controlStyle = clsx(
  'block min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-base text-ink',
  'aria-invalid:border-danger disabled:opacity-60',
)

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** Returns the value of `aria-describedby`: the ids of the field's hint and error, or undefined if it has neither. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A form field with its label above the control, and its hint and error below the control. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
