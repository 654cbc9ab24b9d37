import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type MadeShare, madeShares } from './made-shares.ts'

/** The list during server rendering, when the shares created on this device are unknown. */
const noShares: readonly MadeShare[] = []

export function useCreatedShares(): readonly MadeShare[] {
  return useSyncExternalStore(madeShares.subscribe, madeShares.current, () => noShares)
}

/** Returns a function that drops a deleted share from the lists of the device and the account. */
export function useRemoveShareFromLists(): (id: string) => void {
  const { share } = trpc.useUtils()
  return (id) => {
    madeShares.remove(id)
    share.list.setData(undefined, (links) => links?.filter((link) => link.id !== id))
    void share.list.invalidate()
  }
}

interface DeleteLinkProps {
  /** Deletes the share on the server. */
  remove: () => Promise<unknown>
  /** An accessible name that distinguishes the button from similar buttons on the page. */
  label?: string
  onDeleted: () => void
}

/** Deletes a share after confirmation. */
export function DeleteLink({ remove, label, onDeleted }: DeleteLinkProps) {
  const { t } = useTranslation(['shares', 'common'])
  const [isOpen, setOpen] = useState(false)
  const finish = () => {
    setOpen(false)
    onDeleted()
  }
  const { mutate, reset, isPending, isError } = useMutation({
    mutationFn: remove,
    onSuccess: finish,
    // Another tab or an administrator has already deleted the share.
    onError: (error) => {
      if (toApiFailure(error).status === 404) finish()
    },
  })
  const close = () => {
    setOpen(false)
    if (!isPending) reset()
  }
  return (
    <>
      <Button variant="secondary" size="small" aria-label={label} onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t('confirm.title')}
        description={t('confirm.text')}
        cancel={t('common:cancel')}
        confirm={t('delete')}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {isError && <Alert tone="danger">{t('confirm.failed')}</Alert>}
      </ConfirmDialog>
    </>
  )
}

interface DeleteReportLinkProps {
  shareId: string | undefined
  onDeleted: () => void
}

/** Offers to delete the report's link. Shown only on the device that created the link. */
export function DeleteReportLink({ shareId, onDeleted }: DeleteReportLinkProps) {
  const { t } = useTranslation('shares')
  const { client } = trpc.useUtils()
  const removeFromLists = useRemoveShareFromLists()
  const share = useCreatedShares().find(({ id }) => id === shareId)
  if (!share) return null
  const { id, deletionKey } = share
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p>{t('report')}</p>
      <DeleteLink
        remove={() => client.share.removeWithKey.mutate({ id, deletion_key: deletionKey })}
        onDeleted={() => {
          removeFromLists(id)
          onDeleted()
        }}
      />
    </div>
  )
}
