import { useCallback, useEffect, useRef, useState } from 'react'

/** Returns a value and its setter `show`. The value resets to undefined after `milliseconds`, or never if omitted. */
export function useTemporaryState<Value>() {
  const [value, setValue] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((shown: Value | undefined, milliseconds?: number) => {
    clearTimeout(timer.current)
    setValue(shown)
    if (milliseconds !== undefined) timer.current = setTimeout(() => setValue(undefined), milliseconds)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  return [value, show] as const
}
