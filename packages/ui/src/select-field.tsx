import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { controlStyle, describedBy, Field } from './field.tsx'

interface SelectFieldProps<Value extends string> {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  disabled,
}: SelectFieldProps<Value>) {
  const id = useId()
  const control = useRef<HTMLSelectElement>(null)

  // On a prerendered page, users can select an option before hydration. React fires no change event in this case. A
  // layout effect reads the option before any event can arrive, whereas a passive effect could run too late.
  const adopt = useRef(() => {
    // Browsers select the first option when no option has the value.
    if (!options.some((option) => option.value === value)) return
    const chosen = options.find((option) => option.value === control.current?.value)
    if (chosen && chosen.value !== value) onChange(chosen.value)
  })
  useLayoutEffect(() => adopt.current(), [])

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          ref={control}
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={clsx(controlStyle, 'cursor-pointer appearance-none pr-10')}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        />
      </div>
    </Field>
  )
}
