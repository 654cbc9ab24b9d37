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
  | { kind: 'deleted'; id: number; title: string; undo: () => void }
  | { kind: 'undone' | 'deleteFailed' | 'undoFailed'; id: number }

/** Moves items to the trash and can undo the last deletion. */
export function useDeletion() {
  const queryClient = useQueryClient()
  const [last, setLast] = useState<Deletion>()

  const show = ({ id, deleted_at }: ContentItem) => {
    changeListed(queryClient, 'library', id, (listed) => ({ ...listed, deleted_at }))
    void resetListed(queryClient, 'trash')
  }

  const fail = (kind: 'deleteFailed' | 'undoFailed', id: number, error: unknown) => {
    console.error(`${kind} for item ${id}`, error)
    setLast({ kind, id })
  }

  const undelete = trpc.content.undelete.useMutation({
    onSuccess: (item) => {
      show(item)
      setLast({ kind: 'undone', id: item.id })
    },
    onError: (error, { id }) => fail('undoFailed', id, error),
  })

  // Callbacks of `mutate` would run only for the last of several deletions.
  const remove = trpc.content.remove.useMutation({
    onSuccess: (item) => {
      const { id, title } = item
      show(item)
      selection.set(id, false)
      setLast({ kind: 'deleted', id, title, undo: () => undelete.mutate({ id }) })
    },
    onError: (error, { id }) => fail('deleteFailed', id, error),
  })

  return {
    deleteItem: ({ id }: ContentItem) => remove.mutate({ id }),
    last,
    busy: undelete.isPending,
    dismiss: () => setLast(undefined),
  }
}

/** Shows the result of a deletion. Takes focus, because the row or button that had focus is gone. */
export function DeletionMessage({ deletion, busy }: { deletion: Deletion; busy: boolean }) {
  const { t } = useTranslation('contentList')
  const button = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => (button.current ?? message.current)?.focus({ preventScroll: true }), [])
  const { id } = deletion
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
      {t('deleted', { id, title: toPlainTitle(deletion.title) })}
    </Alert>
  )
}
