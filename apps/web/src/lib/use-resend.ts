import { useEffect, useEffectEvent } from 'react'

const resendAfterMs = 5_000

/** While `isWaiting` is true, calls `resend` every five seconds and when the browser is back online. */
export function useResend(isWaiting: boolean, resend: () => void) {
  const send = useEffectEvent(resend)
  useEffect(() => {
    if (!isWaiting) return
    const sendNow = () => send()
    const timer = setInterval(sendNow, resendAfterMs)
    addEventListener('online', sendNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendNow)
    }
  }, [isWaiting])
}
