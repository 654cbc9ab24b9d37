import { type ComponentProps, useId } from 'react'
import { controlStyle, describedBy, Field } from './field.tsx'

interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  label: string
  hint?: string
  /** The error message, or undefined when there is no error. */
  error?: string | undefined
}

/** Renders a single-line text input with a label. */
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
