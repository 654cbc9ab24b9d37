import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTypedValue } from '../../../lib/use-typed-value.ts'

const unfiltered = ''

interface SelectFilterProps<Value extends string> {
  label: string
  /** The label of the option that clears the filter. */
  all: string
  values: readonly Value[]
  getName: (value: Value) => string
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, all, values, getName, chosen, onChoose } = props
  return (
    <SelectField
      label={label}
      options={[{ value: unfiltered, label: all }, ...values.map((value) => ({ value, label: getName(value) }))]}
      value={chosen ?? unfiltered}
      onChange={(value) => onChoose(values.find((one) => one === value))}
    />
  )
}

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
