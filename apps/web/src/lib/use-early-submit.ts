import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Resubmits a form that was submitted before hydration, once its fields have adopted the values entered before
 * hydration. Attach the returned ref to the form.
 */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => {
    // Set by public/first.js. The state update delays the submission until the fields' effects have adopted the early
    // values.
    setSubmitted(form.current?.dataset['submitted'] !== undefined)
  }, [])
  useEffect(() => {
    if (submitted) form.current?.requestSubmit()
  }, [submitted])
  return form
}
