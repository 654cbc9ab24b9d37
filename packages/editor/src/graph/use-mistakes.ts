import type { DraftMistake, Mistakes } from '@pathwise/rich-text/figure-mistakes'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Mistakes that every new form contains until it is filled in. They are shown only after an attempt to save the form.
 */
const early = new Set<DraftMistake>(['altMissing', 'functionMissing', 'pointMissing'])

/** Returns the explanation of a field's mistake, or undefined if none is shown. */
export type Explain = (field: string) => string | undefined

/** Explains mistakes beside the fields that the user has left, and beside all fields after an attempt to save. */
export function useMistakes(mistakes: Mistakes) {
  const { t } = useTranslation('editor')
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const explain: Explain = (field) => {
    const found = mistakes.get(field)
    if (!found) return undefined
    const isShown = tried || (left.has(field) && !early.has(found.mistake))
    return isShown ? t(`graph.mistakes.${found.mistake}`, { part: found.part }) : undefined
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // Shows no mistake when focus moves to a button, because the message would move the button before the click ends.
    const isNextField = relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLSelectElement
    if (isNextField && target instanceof HTMLInputElement) setLeft(new Set([...left, target.name]))
  }
  return { explain, onBlur, showAll: () => setTried(true) }
}
