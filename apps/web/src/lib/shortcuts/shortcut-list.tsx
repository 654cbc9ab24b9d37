import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { Dialog } from '@pathwise/ui/dialog'
import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useShortcuts } from './use-shortcuts.ts'

interface ShortcutListProps {
  dialog: ReturnType<typeof useShortcuts>['dialog']
  /** Explains where the shortcuts work. */
  text: string
  /** Each keyboard key with its description, except the key that opens this list. */
  keys: readonly (readonly [key: string, meaning: string])[]
  size?: 'medium' | 'small'
}

/** Opens a list of shortcuts, with a switch to turn them off. */
export function ShortcutList({ dialog, text, keys, size = 'medium' }: ShortcutListProps) {
  const { t } = useTranslation()
  const { enabled, open, onOpen, onClose, onToggle } = dialog
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="whitespace-nowrap pointer-coarse:hidden"
      >
        <Keyboard aria-hidden="true" className="size-5" />
        {t('keys.open')}
      </Button>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('keys.title')}
        description={text}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {[...keys, ['?', t('keys.list')] as const].map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-line bg-raised px-2 py-0.5 font-semibold">{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField className="mt-5" label={t('keys.on')} checked={enabled} onChange={onToggle} />
      </Dialog>
    </>
  )
}
