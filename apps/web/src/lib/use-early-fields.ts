import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Calls `adopt` once with a fieldset, so that the page adopts what the user selected or typed before hydration, because
 * React fired no change event for it. Attach the ref to the fieldset.
 */
export function useEarlyFields(adopt: (fieldset: HTMLFieldSetElement) => void): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const first = useRef(adopt)
  // A layout effect runs before any event, unlike a passive effect.
  useLayoutEffect(() => {
    if (fieldset.current) first.current(fieldset.current)
  }, [])
  return fieldset
}

/** Adopts the radio button that the user checked before hydration. */
export function useEarlyRadio<Value extends string>(
  values: readonly Value[],
  checked: Value,
  onChange: (value: Value) => void,
): RefObject<HTMLFieldSetElement | null> {
  return useEarlyFields((fieldset) => {
    const early = fieldset.querySelector<HTMLInputElement>(':checked')?.value
    const value = values.find((known) => known === early)
    if (value && value !== checked) onChange(value)
  })
}
