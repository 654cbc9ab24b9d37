import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation, useNavigate } from 'react-router'
import { signedOutElsewhere } from '../lib/session/signed-out-elsewhere.ts'

/**
 * Replaces the open page by the login page. `isEnded` is true until the login page is shown: the old page, which
 * navigation alone would keep until the next one has loaded, must not be rendered meanwhile.
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
