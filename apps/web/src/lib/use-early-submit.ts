import { type RefObject, useEffect, useRef, useState } from 'react'

/** Resubmits a form that the user submitted before hydration. Attach the ref to the form. */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => {
    // Set by public/first.js. Submit only after a state update, so that the fields first adopt the values from before
    // hydration.
    setSubmitted(form.current?.dataset['submitted'] !== undefined)
  }, [])
  useEffect(() => {
    if (submitted) form.current?.requestSubmit()
  }, [submitted])
  return form
}
