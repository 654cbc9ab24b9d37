import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Draft } from './draft.ts'

/**
 * Adopts the answer that the student selected or typed before hydration, because React fired no change event for it.
 * Attach the ref to the fieldset.
 */
export function useEarlyDraft(
  { chosen, text }: Draft,
  onChange: (draft: Draft) => void,
): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)

  const adopt = useRef(() => {
    if (!fieldset.current) return
    const early = readDraft(fieldset.current)
    if (early.text !== text || early.chosen.length !== chosen.length) onChange(early)
  })
  // A layout effect runs before any event, unlike a passive effect.
  useLayoutEffect(() => adopt.current(), [])

  return fieldset
}

function readDraft(fieldset: HTMLFieldSetElement): Draft {
  const checked = [...fieldset.querySelectorAll<HTMLInputElement>(':checked')]
  const typed = fieldset.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return { chosen: checked.map(({ value }) => value), text: typed?.value ?? '' }
}
