import { useEffect } from 'react'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'

/** While somebody is signed in, keeps their plans and progress on this device and in their account together. Shows nothing. */
export function AccountSync() {
  const visitor = useVisitor()
  const { client } = trpc.useUtils()
  const userId = visitor.kind === 'signed-in' ? visitor.user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let left = false
    // Fetched only now: most visitors of the first page are not signed in.
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
