import { SelectField } from '@pathwise/ui/select-field'

interface ChooseFieldProps {
  label: string
  error: string | undefined
  values: readonly string[]
  nameOf: (value: string) => string
  value: string
  onChange: (value: string) => void
}

/** A select of known values. Also offers the current value when it is unknown. */
export function ChooseField({ values, nameOf, value, ...field }: ChooseFieldProps) {
  const offered = values.includes(value) ? values : [value, ...values]
  return <SelectField {...field} value={value} options={offered.map((one) => ({ value: one, label: nameOf(one) }))} />
}
