import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSyncState } from '../sync/sync-state.ts'
import { hasParentLinks } from './has-parent-links.ts'

interface Kept {
  readonly run: () => void
  readonly stop: () => void
}

/** Keeps the parent links in sync with the plan and progress on this device. Renders nothing. */
export function ParentLinkUpdates() {
  const visitor = useVisitor()
  const sync = useSyncState()
  const { pathname } = useLocation()
  const utils = trpc.useUtils()
  const kept = useRef<Kept>(undefined)
  const hasAccount = visitor.kind === 'signed-in'
  // A device that has not synced yet must not overwrite newer data from another device.
  const isReady = visitor.kind === 'anonymous' || (hasAccount && sync.kind === 'account')

  useEffect(() => {
    if (!isReady || (!hasAccount && !hasParentLinks())) return
    let left = false
    // Loaded on demand, because most visitors have no parent links.
    import('./model/keep-links.ts')
      .then(({ startParentLinkUpdates }) => {
        if (!left) kept.current = startParentLinkUpdates({ utils, hasAccount })
      })
      .catch((error: unknown) => console.error('Parent links are not updated for now', error))
    return () => {
      left = true
      kept.current?.stop()
      kept.current = undefined
    }
  }, [utils, isReady, hasAccount])

  // Update the links after a navigation, because the plan may have changed on the previous page.
  useEffect(() => {
    if (pathname) kept.current?.run()
  }, [pathname])

  return null
}
