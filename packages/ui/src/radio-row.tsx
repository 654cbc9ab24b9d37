import type { ComponentProps } from 'react'

/** A radio button in a framed row. A click anywhere in the row selects it. */
export function RadioRow({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex min-h-11 min-w-0 cursor-pointer gap-3 rounded-control border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft">
      <input {...rest} type="radio" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 grow">{children}</span>
    </label>
  )
}
