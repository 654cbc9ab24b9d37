import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { plainTitle } from '../plain-title.ts'
import type { Deletion } from './use-deletion.ts'

/** Shows the result of a deletion. Takes the focus because the row or button that had it is removed. */
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
      {t('deleted', { id, title: plainTitle(title) })}
    </Alert>
  )
}
