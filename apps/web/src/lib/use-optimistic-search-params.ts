import { startTransition, useOptimistic } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

/**
 * Works like `useSearchParams`, for controls whose value is in the URL: the parameters change in the render that
 * handles the event. The router changes the location in a transition. Until it ends, React would reset a controlled
 * checkbox, and a second control would overwrite the first one's change.
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
