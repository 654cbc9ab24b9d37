import { type RefObject, useEffect, useRef, useState } from 'react'

/** Resubmits a form that the user submitted before hydration. Attach the ref to the form. */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => {
    // public/first.js sets `data-submitted`. The effect below submits only after this state update, so that the fields
    // first adopt the values that the user entered before hydration.
    setSubmitted(form.current?.dataset['submitted'] !== undefined)
  }, [])
  useEffect(() => {
    if (submitted) form.current?.requestSubmit()
  }, [submitted])
  return form
}
