import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { changeListed, resetListed } from '../content-pages.ts'

interface TrashNews {
  kind: 'restored' | 'deleted' | 'restoreFailed' | 'deleteFailed' | 'gone'
  id: number
}

/** Returns whether the item is no longer in the trash because another user restored or deleted it. */
function isGone(error: unknown): boolean {
  const { status, reason } = toApiFailure(error)
  return status === 404 || reason === 'not_in_trash'
}

/**
 * Restores and permanently deletes items in the trash. Attach the returned `place` ref to the element that contains the
 * list.
 */
export function useTrash(items: readonly ContentItem[]) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const { place, noteLeaving } = useFocusAfter(items)
  const [news, setNews] = useState<TrashNews>()
  const [unconfirmed, setUnconfirmed] = useState<number>()

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
      if (toApiFailure(error).reason === 'reauthenticate') setUnconfirmed(id)
      else fail(id, 'deleteFailed', error)
    },
  })

  return {
    place,
    news,
    /** The id of the item that is being restored or deleted. */
    busyId: [undelete, hardDelete].find(({ isPending }) => isPending)?.variables?.id,
    restore: ({ id }: ContentItem) => undelete.mutate({ id }),
    deleteForGood: ({ id }: ContentItem) => hardDelete.mutate({ id }),
    /** The id of the item whose deletion requires the user to enter the password again. */
    unconfirmed,
    confirmDeletion: () => {
      if (unconfirmed !== undefined) hardDelete.mutate({ id: unconfirmed })
      setUnconfirmed(undefined)
    },
  }
}

/**
 * Moves the focus when the focused row is removed: to the row now at that index, otherwise to the last row, or if no
 * rows remain, to the first link or button.
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
    /** Call before a row is removed. */
    noteLeaving: (id: number) => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) }
    },
  }
}
