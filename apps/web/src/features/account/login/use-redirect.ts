import { useState } from 'react'
import { useNavigate } from 'react-router'

const timeoutMs = 300

/**
 * Redirects to `next` after login. If the router has not changed the path within 300 ms, falls back to a full page
 * load.
 */
export function useRedirect(next: string) {
  const navigate = useNavigate()
  const [redirecting, setRedirecting] = useState(false)
  const redirect = () => {
    setRedirecting(true)
    const { pathname } = globalThis.location
    void navigate(next, { replace: true })
    setTimeout(() => {
      if (globalThis.location.pathname === pathname) globalThis.location.assign(next)
    }, timeoutMs)
  }
  return { redirecting, redirect }
}
