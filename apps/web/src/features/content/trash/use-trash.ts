import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { useStepUp } from '../../../lib/session/use-step-up.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { changeListed, resetListed } from '../content-pages.ts'

interface TrashNews {
  kind: 'restored' | 'deleted' | 'restoreFailed' | 'deleteFailed' | 'gone'
  id: number
}

/** Returns true if another user has already restored or deleted the item. */
function isGone(error: unknown): boolean {
  const { status, reason } = toApiFailure(error)
  return status === 404 || reason === 'not_in_trash'
}

/** Restores items from the trash or deletes them permanently. Attach the `place` ref to the element around the list. */
export function useTrash(items: readonly ContentItem[]) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const { place, noteLeaving } = useFocusAfter(items)
  const [news, setNews] = useState<TrashNews>()
  const stepUp = useStepUp()

  function leave(id: number, kind: TrashNews['kind']) {
    noteLeaving(id)
    changeListed(queryClient, 'trash', id, () => undefined)
    void resetListed(queryClient, 'library')
    void utils.content.get.invalidate({ id })
    setNews({ kind, id })
  }

  function fail(id: number, kind: TrashNews['kind'], error: unknown) {
    if (isGone(error)) return leave(id, 'gone')
    console.error(`${kind} for item ${id}`, error)
    setNews({ kind, id })
  }

  const undelete = trpc.content.undelete.useMutation({
    onSuccess: ({ id }) => leave(id, 'restored'),
    onError: (error, { id }) => fail(id, 'restoreFailed', error),
  })
  const hardDelete = trpc.content.hardDelete.useMutation({
    onSuccess: ({ id }) => leave(id, 'deleted'),
    onError: (error, { id }) => {
      stepUp.onError(error, () => hardDelete.mutate({ id }))
      if (!stepUp.needsPassword(error)) fail(id, 'deleteFailed', error)
    },
  })

  return {
    place,
    news,
    busyId: [undelete, hardDelete].find(({ isPending }) => isPending)?.variables?.id,
    restore: ({ id }: ContentItem) => undelete.mutate({ id }),
    deleteForGood: ({ id }: ContentItem) => hardDelete.mutate({ id }),
    passwordForm: stepUp.form,
  }
}

/**
 * Moves focus after a row is removed: to the row now at its index, else to the last row, else to the first link or
 * button.
 */
function useFocusAfter(items: readonly ContentItem[]) {
  const place = useRef<HTMLDivElement>(null)
  const removed = useRef<{ id: number; index: number }>(undefined)

  useEffect(() => {
    const row = removed.current
    if (!row || items.some(({ id }) => id === row.id)) return
    const next = items[row.index] ?? items.at(-1)
    removed.current = undefined
    const selector = next ? `[data-restores="${next.id}"]` : 'a, button'
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [items])

  return {
    place,
    /** Call this before a row is removed. */
    noteLeaving: (id: number) => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) }
    },
  }
}
