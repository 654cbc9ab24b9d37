import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { changeListed, forgetListed } from '../content-pages.ts'

export interface TrashNews {
  kind: 'restored' | 'deleted' | 'restoreFailed' | 'deleteFailed' | 'gone'
  id: number
}

/** Returns whether the item is no longer in the trash because another user restored or deleted it. */
function isGone(error: unknown): boolean {
  const { status, reason } = toApiFailure(error)
  return status === 404 || reason === 'not_in_trash'
}

/** Restores and permanently deletes trashed items. Calls `onLeave` before an item is removed from the list. */
export function useTrash(onLeave: (id: number) => void) {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()
  const [news, setNews] = useState<TrashNews>()

  function leave(id: number, kind: TrashNews['kind']) {
    onLeave(id)
    changeListed(queryClient, 'trash', id, () => undefined)
    void forgetListed(queryClient, 'library')
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
    onError: (error, { id }) => fail(id, 'deleteFailed', error),
  })

  return {
    news,
    /** The id of the item that is being restored or deleted. */
    busyId: [undelete, hardDelete].find(({ isPending }) => isPending)?.variables?.id,
    restore: ({ id }: ContentItem) => undelete.mutate({ id }),
    deleteForGood: ({ id }: ContentItem) => hardDelete.mutate({ id }),
  }
}
