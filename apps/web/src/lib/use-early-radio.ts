import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Adopts the radio button that was checked on the prerendered page before hydration, because React fires no change
 * event for it. Attach the returned ref to the fieldset around the radio buttons.
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
