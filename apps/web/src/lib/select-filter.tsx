import { SelectField } from '@pathwise/ui/select-field'

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
