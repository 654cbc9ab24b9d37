import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Adopts the radio button that the user checked on the prerendered page before hydration, because React fires no change
 * event for it. Attach the returned ref to the fieldset that contains the radio buttons.
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
  // A layout effect runs before any event can arrive, whereas a passive effect can run later.
  useLayoutEffect(() => adopt.current(), [])

  return fieldset
}
