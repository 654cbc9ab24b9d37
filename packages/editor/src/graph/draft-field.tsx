import { TextField } from '@pathwise/ui/text-field'
import type { ComponentProps } from 'react'
import type { Explain } from './use-mistakes.ts'

interface DraftFieldProps extends Pick<ComponentProps<typeof TextField>, 'autoCapitalize' | 'label' | 'spellCheck'> {
  /** The field's key in the draft's map of mistakes. */
  name: string
  value: string
  explain: Explain
  onChange: (text: string) => void
}

/** Edits one value of a draft figure, and explains what is wrong with it. */
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
