import type { RefObject } from 'react'
import { useEarlyFields } from '../../../lib/use-early-fields.ts'
import type { Draft } from './draft.ts'

/** Adopts the answer that the student selected or typed before hydration. */
export function useEarlyDraft(
  { chosen, text }: Draft,
  onChange: (draft: Draft) => void,
): RefObject<HTMLFieldSetElement | null> {
  return useEarlyFields((fieldset) => {
    const early = readDraft(fieldset)
    if (early.text !== text || early.chosen.length !== chosen.length) onChange(early)
  })
}

function readDraft(fieldset: HTMLFieldSetElement): Draft {
  const checked = [...fieldset.querySelectorAll<HTMLInputElement>(':checked')]
  const typed = fieldset.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return { chosen: checked.map(({ value }) => value), text: typed?.value ?? '' }
}
