import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { changeListed, forgetListed } from '../content-pages.ts'
import { selection } from './selection.ts'

export type Deletion =
  | { kind: 'deleted'; item: ContentItem; undo: () => void }
  | { kind: 'undone' | 'deleteFailed' | 'undoFailed'; item: ContentItem }

/** Moves items to the trash. The last deletion can be undone. */
export function useDeletion() {
  const queryClient = useQueryClient()
  const remove = trpc.content.remove.useMutation()
  const undelete = trpc.content.undelete.useMutation()
  const [last, setLast] = useState<Deletion>()

  const show = (item: ContentItem, deleted_at: string | null) => {
    changeListed(queryClient, 'library', item.id, (listed) => ({ ...listed, deleted_at }))
    void forgetListed(queryClient, 'trash')
  }

  const fail = (kind: 'deleteFailed' | 'undoFailed', item: ContentItem, error: unknown) => {
    console.error(`${kind} for item ${item.id}`, error)
    setLast({ kind, item })
  }

  const undo = (item: ContentItem) =>
    undelete.mutate(
      { id: item.id },
      {
        onSuccess: () => {
          show(item, null)
          setLast({ kind: 'undone', item })
        },
        onError: (error) => fail('undoFailed', item, error),
      },
    )

  const deleteItem = (item: ContentItem) =>
    remove.mutate(
      { id: item.id },
      {
        onSuccess: ({ deleted_at }) => {
          show(item, deleted_at)
          selection.set(item.id, false)
          setLast({ kind: 'deleted', item, undo: () => undo(item) })
        },
        onError: (error) => fail('deleteFailed', item, error),
      },
    )

  return { deleteItem, last, busy: undelete.isPending, dismiss: () => setLast(undefined) }
}
