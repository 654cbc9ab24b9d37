import { type ComponentProps, useId } from 'react'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'aria-describedby' | 'onChange'> {
  label: string
  hint?: string | undefined
  onChange: (checked: boolean) => void
}

/** A checkbox whose row is tall enough for touch, with the hint below. */
export function CheckboxField({ label, hint, className, onChange, ...rest }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint && id}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ml-8 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
