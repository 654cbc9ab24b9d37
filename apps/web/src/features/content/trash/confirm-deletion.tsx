import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import { plainTitle } from '../plain-title.ts'

interface ConfirmDeletionProps {
  /** The item to delete; undefined while the dialog is closed. */
  item: ContentItem | undefined
  onClose: () => void
  onConfirm: (item: ContentItem) => void
}

/** The confirmation dialog for the permanent deletion of an item. */
export function ConfirmDeletion({ item, onClose, onConfirm }: ConfirmDeletionProps) {
  const { t } = useTranslation('trash')
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title={t('confirm.question')}
      description={t('confirm.warning')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant="danger" onClick={() => item && onConfirm(item)}>
            {t('confirm.delete')}
          </Button>
        </>
      }
    >
      {item && (
        <p className="wrap-anywhere" lang={item.language}>
          {`#${item.id} ${plainTitle(item.title)}`}
        </p>
      )}
    </Dialog>
  )
}
