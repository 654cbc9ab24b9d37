import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is shown for a while: `show` sets it, and after `milliseconds` (for ever when left out) it is undefined again. */
export function useExpiring<Value>() {
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
