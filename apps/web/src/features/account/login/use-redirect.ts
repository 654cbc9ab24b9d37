import { useState } from 'react'
import { useNavigate } from 'react-router'

/** How long to wait for the router before falling back to a full page load. */
const timeoutMs = 300

/** Redirects to `next` after sign-in. Falls back to a full page load when the URL has not changed after 300 ms. */
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
