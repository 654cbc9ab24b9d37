import { type ComponentProps, useId } from 'react'
import { controlStyle, describedBy, Field } from './field.tsx'

interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  label: string
  hint?: string
  error?: string | undefined
}

export function TextAreaField({ label, hint, error, ...rest }: TextAreaFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        className={controlStyle}
      />
    </Field>
  )
}
