import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'
import { changeListed, resetListed } from '../content-pages.ts'
import { toPlainTitle } from '../plain-title.ts'
import { selection } from './selection.ts'

type Deletion =
  | { kind: 'deleted'; item: ContentItem; undo: () => void }
  | { kind: 'undone' | 'deleteFailed' | 'undoFailed'; item: ContentItem }

/** Moves items to the trash and can undo the last deletion. */
export function useDeletion() {
  const queryClient = useQueryClient()
  const remove = trpc.content.remove.useMutation()
  const undelete = trpc.content.undelete.useMutation()
  const [last, setLast] = useState<Deletion>()

  const show = (item: ContentItem, deleted_at: string | null) => {
    changeListed(queryClient, 'library', item.id, (listed) => ({ ...listed, deleted_at }))
    void resetListed(queryClient, 'trash')
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

/** Shows the result of a deletion. Takes focus, because the row or button that had focus is gone. */
export function DeletionMessage({ deletion, busy }: { deletion: Deletion; busy: boolean }) {
  const { t } = useTranslation('contentList')
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => (button.current ?? message.current)?.focus({ preventScroll: true }), [])
  const { id, title } = deletion.item
  if (deletion.kind !== 'deleted')
    return (
      <div ref={message} tabIndex={-1}>
        <Alert tone={deletion.kind === 'undone' ? 'success' : 'danger'}>{t(deletion.kind, { id })}</Alert>
      </div>
    )
  return (
    <Alert
      tone="success"
      action={
        <Button ref={button} variant="secondary" size="small" busy={busy} onClick={deletion.undo}>
          {t('undo')}
        </Button>
      }
    >
      {t('deleted', { id, title: toPlainTitle(title) })}
    </Alert>
  )
}
