import { useEffect, useRef } from 'react'

/** Focuses the first invalid field of a form whenever `found` changes. */
export function useFocusFirstProblem(found: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (found) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [found])
  return form
}
