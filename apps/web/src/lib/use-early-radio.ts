import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over the radio button that was checked on the prerendered page before hydration: React reports no change event for
 * it. The fieldset around the radio buttons takes the result as its `ref`.
 */
export function useEarlyRadio<Value extends string>(
  values: readonly Value[],
  checked: Value,
  onChange: (value: Value) => void,
): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)

  const adopt = useRef(() => {
    const early = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value
    const value = values.find((known) => known === early)
    if (value && value !== checked) onChange(value)
  })
  // A layout effect runs before any event can arrive; other effects may run later.
  useLayoutEffect(() => adopt.current(), [])

  return fieldset
}
