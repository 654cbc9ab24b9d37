import { startTransition, useOptimistic } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

/**
 * `useSearchParams` for controls whose value lives in the address: the parameters change in the render that handles the
 * event. The router changes the location in a transition, and until that ends React would set a controlled checkbox
 * back, and a second control would overwrite the first one's change.
 */
export function useOptimisticSearchParams() {
  const [current, setParameters] = useSearchParams()
  const [parameters, showParameters] = useOptimistic(current)

  function changeParameters(next: URLSearchParamsInit, options?: NavigateOptions) {
    startTransition(() => {
      showParameters(createSearchParams(next))
      setParameters(next, options)
    })
  }

  return [parameters, changeParameters] as const
}
