import { useEffect } from 'react'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Syncs plans and progress between this device and the account of a signed-in user. Renders nothing. */
export function AccountSync() {
  const visitor = useVisitor()
  const { client } = trpc.useUtils()
  const userId = visitor.kind === 'signed-in' ? visitor.user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let left = false
    // Loaded on demand because most visitors of the home page are not signed in.
    import('./start-sync.ts')
      .then(({ startSync }) => {
        if (!left) stop = startSync({ client, userId })
      })
      .catch((error: unknown) => console.error('Plans are not kept in the account for now', error))
    return () => {
      left = true
      stop?.()
    }
  }, [client, userId])

  return null
}
