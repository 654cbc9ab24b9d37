import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation, useNavigate } from 'react-router'
import { signedOutElsewhere } from '../lib/session/signed-out-elsewhere.ts'

/**
 * Replaces the current page with the login page. Do not render the old page while `isEnded` is true: navigation alone
 * would show it until the login page has loaded.
 */
export function useEndPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const [ended, setEnded] = useState<Location>()
  return {
    isEnded: ended === location,
    endPage: () => {
      flushSync(() => setEnded(location))
      void navigate('/login', { replace: true, state: signedOutElsewhere })
    },
  }
}
