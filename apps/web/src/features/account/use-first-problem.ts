import { useEffect, useRef } from 'react'

/** Takes focus to the first field of a form that is marked as wrong, each time that `found` becomes another thing. */
export function useFirstProblem(found: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (found) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [found])
  return form
}
