import { useId } from 'react'
import { controlStyle, Field } from './field.tsx'

interface SelectFieldProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A labelled choice among a few, with the platform's own list. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        disabled={disabled}
        className={controlStyle}
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
    </Field>
  )
}
