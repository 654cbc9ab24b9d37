import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { waitForPaint } from '../../../lib/after-paint.ts'
import { announceClearing, onClearedInOtherTab } from '../../../lib/browser-storage.ts'
import { getAccessToken, onAuthChanged } from '../../../lib/session/access-token.ts'
import { setSignOutSteps } from '../../../lib/session/sign-out-steps.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { Unsent } from './sign-out.ts'

const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })))

/** A sign-out that waits for the student's decision. */
interface Question {
  readonly unsent: Unsent
  readonly decide: (leaves: boolean) => void
}

interface AccountSyncProps {
  /** Called after a sign-out in another tab. The callback must remove the page and all its data before it returns. */
  readonly onSignedOutElsewhere: () => void
}

/**
 * Syncs this device with the signed-in account, and clears the device after a sign-out in any tab. Renders only a
 * dialog about unsent data.
 */
export function AccountSync({ onSignedOutElsewhere }: AccountSyncProps) {
  const visitor = useVisitor()
  const { client, auth } = trpc.useUtils()
  const userId = visitor.kind === 'signed-in' ? visitor.user.id : undefined
  const [question, setQuestion] = useState<Question>()
  const endPage = useEffectEvent(onSignedOutElsewhere)
  const forgetUser = useEffectEvent(() => void auth.me.reset())

  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let left = false
    let cancelQuestion: (() => void) | undefined
    let stopWaiting: (() => void) | undefined
    const leave = () => {
      left = true
      stop?.()
    }
    const end = () => {
      if (left) return
      leave()
      // Close the page before clearing the device, because an open page stores unfinished work when it closes.
      endPage()
      import('../../../lib/device-data.ts')
        .then(({ clearTabFromDevice }) => clearTabFromDevice(userId))
        .catch((error: unknown) => console.error('This tab may still hold data of the account', error))
      // At the next sign-in, reload the user, even if the same student signs in again.
      stopWaiting = onAuthChanged(() => {
        if (getAccessToken() !== undefined) forgetUser()
      })
    }
    const endRestored = () => {
      end()
      forgetUser()
    }

    // Loaded on demand, because most visitors are not signed in. Requests before the first paint would delay it.
    waitForPaint()
      .then(() => import('./start-sync.ts'))
      .then(({ startSync }) => {
        if (!left) stop = startSync({ client, userId, onCleared: endRestored })
      })
      .catch((error: unknown) => console.error('Plans are not kept in the account for now', error))
    const removeSteps = setSignOutSteps({
      send: async () => {
        const [{ sendBeforeSignOut }, { hasUnsent }] = await Promise.all([
          import('./sign-out.ts'),
          import('./sign-out-dialog.tsx'),
        ])
        const unsent = await sendBeforeSignOut({ client, userId })
        if (left) return false
        if (!hasUnsent(unsent)) return true
        const leaves = await new Promise<boolean>((decide) => {
          cancelQuestion = () => decide(false)
          setQuestion({ unsent, decide })
        })
        setQuestion(undefined)
        return leaves
      },
      loadClear: async () => {
        const { clearAccountFromDevice } = await import('../../../lib/device-data.ts')
        return () => {
          // Stop the sync first. Otherwise, it would restore the cleared data.
          leave()
          clearAccountFromDevice(userId)
          announceClearing(userId)
        }
      },
    })
    const stopListening = onClearedInOtherTab(userId, end)
    return () => {
      removeSteps()
      stopListening()
      stopWaiting?.()
      leave()
      // Cancel the open dialog. If another tab ended this session, confirming the dialog could sign out the next user.
      cancelQuestion?.()
    }
  }, [client, userId])

  if (!question) return null
  return (
    <Suspense fallback={null}>
      <SignOutDialog unsent={question.unsent} onDecide={question.decide} />
    </Suspense>
  )
}
