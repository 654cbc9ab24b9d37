import { useEffect, useRef } from 'react'

/** Focuses a form's first invalid field each time `found` changes to a truthy value. */
export function useFocusFirstProblem(found: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (found) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [found])
  return form
}
