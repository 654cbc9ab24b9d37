import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Adopts the radio button that the user checked before hydration, because React fired no change event for it. Attach
 * the ref to the fieldset.
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
  // A layout effect runs before any event, unlike a passive effect.
  useLayoutEffect(() => adopt.current(), [])

  return fieldset
}
