import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Submits a form that was submitted before the page came alive, once it has the answers that were given then. The form takes
 * the result as its `ref`.
 */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => {
    // Noted by public/first.js. Setting a state waits for the fields, which take over their answers in effects too.
    setSubmitted(form.current?.dataset['submitted'] !== undefined)
  }, [])
  useEffect(() => {
    if (submitted) form.current?.requestSubmit()
  }, [submitted])
  return form
}
