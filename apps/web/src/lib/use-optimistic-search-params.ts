import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

type ParameterChange = URLSearchParamsInit | ((latest: URLSearchParams) => URLSearchParamsInit)

/**
 * Like `useSearchParams`, but for controls whose values are in the URL. The parameters change in the render that
 * handles the event. The router itself changes the location in a transition. Until it ends, React would reset a
 * controlled checkbox, and a second change would overwrite the first. To keep other parameters, pass a function. It
 * receives the latest parameters, which may be newer than the rendered ones.
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
