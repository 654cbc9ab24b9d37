import { type ComponentProps, useId } from 'react'
import { controlStyle, describedBy, Field } from './field.tsx'

interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  label: string
  hint?: string
  error?: string | undefined
}

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        className={controlStyle}
      />
    </Field>
  )
}
