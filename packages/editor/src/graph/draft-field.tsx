import { TextField } from '@pathwise/ui/text-field'
import type { ComponentProps } from 'react'
import type { Explain } from './use-mistakes.ts'

interface DraftFieldProps extends Pick<ComponentProps<typeof TextField>, 'autoCapitalize' | 'label' | 'spellCheck'> {
  /** The key of this field in the draft's mistakes. */
  name: string
  value: string
  explain: Explain
  onChange: (text: string) => void
}

/** A text field of a draft, which shows the field's mistake. */
export function DraftField({ name, explain, onChange, ...rest }: DraftFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      autoComplete="off"
      maxLength={200}
      error={explain(name)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
