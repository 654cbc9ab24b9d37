import { useState } from 'react'
import { useNavigate } from 'react-router'

/** How long the router has before the browser is sent there the hard way. */
const timeoutMs = 300

/** Leads to `next` after signing in; by a full page load when the address has not changed after 300 ms. */
export function useArrival(next: string) {
  const navigate = useNavigate()
  const [arriving, setArriving] = useState(false)
  const arrive = () => {
    setArriving(true)
    const { pathname } = globalThis.location
    void navigate(next, { replace: true })
    setTimeout(() => {
      if (globalThis.location.pathname === pathname) globalThis.location.assign(next)
    }, timeoutMs)
  }
  return { arriving, arrive }
}
