import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Keyboard } from 'lucide-react'
import type { useShortcuts } from './use-shortcuts.ts'

interface ShortcutListProps {
  dialog: ReturnType<typeof useShortcuts>['dialog']
  texts: { open: string; title: string; text: string; on: string; close: string }
  /** The keys and what they do. */
  keys: readonly (readonly [key: string, meaning: string])[]
  size?: 'medium' | 'small'
}

/** A button that lists the shortcuts of a part of a page, with a switch that turns them off. */
export function ShortcutList({ dialog, texts, keys, size = 'medium' }: ShortcutListProps) {
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
        {texts.open}
      </Button>
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.title}
        description={texts.text}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {keys.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-line bg-raised px-2 py-0.5 font-semibold">{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={enabled}
            onChange={(event) => onToggle(event.target.checked)}
            className="size-5 accent-accent"
          />
          {texts.on}
        </label>
      </Dialog>
    </>
  )
}
