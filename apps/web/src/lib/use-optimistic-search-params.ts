import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

type ParameterChange = URLSearchParamsInit | ((latest: URLSearchParams) => URLSearchParamsInit)

/**
 * Works like `useSearchParams`, but for controls whose values are in the URL: the parameters change in the same render
 * that handles the event. The router changes the location in a transition. Until the transition ends, React would reset
 * a controlled checkbox, and changing a second control would overwrite the first change. To keep other parameters, pass
 * a function; it receives the latest parameters, which can be newer than the last rendered ones.
 */
export function useOptimisticSearchParams() {
  const [current, setParameters] = useSearchParams()
  const [parameters, showParameters] = useOptimistic(current)

  const latest = useRef(parameters)
  useLayoutEffect(() => {
    latest.current = parameters
  }, [parameters])

  function changeParameters(change: ParameterChange, options?: NavigateOptions) {
    const next = createSearchParams(typeof change === 'function' ? change(latest.current) : change)
    latest.current = next
    startTransition(() => {
      showParameters(next)
      setParameters(next, options)
    })
  }

  return [parameters, changeParameters] as const
}
