import { TextField } from '@pathwise/ui/text-field'
import { useTypedValue } from '../../../lib/use-typed-value.ts'

interface TextFilterProps {
  label: string
  placeholder: string
  asked: string
  maxLength: number
  onApply: (text: string) => void
}

/** A text filter that is applied on Enter or blur. */
export function TextFilter({ label, placeholder, asked, maxLength, onApply }: TextFilterProps) {
  const [text, setText] = useTypedValue(asked)
  const apply = () => {
    if (text.trim() !== asked) onApply(text.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
      />
    </form>
  )
}
