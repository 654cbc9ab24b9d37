import { TextField } from '@pathwise/ui/text-field'
import type { ComponentProps } from 'react'
import type { Explain } from './use-mistakes.ts'

interface DraftFieldProps extends Pick<ComponentProps<typeof TextField>, 'autoCapitalize' | 'label' | 'spellCheck'> {
  /** As in the mistakes of a draft. */
  name: string
  value: string
  explain: Explain
  onChange: (text: string) => void
}

/** A short text of a draft, with its mistake. */
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
