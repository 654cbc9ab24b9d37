import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Keyboard } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readText, removeEntry, writeText } from '../../../lib/browser-storage.ts'

interface ShortcutActions {
  choose: (letter: string) => void
  check: () => void
  hint: () => void
  next: () => void
}

const textInputs = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
/** Elements that handle Enter themselves. In a radio button, Enter also submits the form. */
const activated = 'button, a, input, summary'

/**
 * Returns the key handler of a set. It ignores keys pressed outside of the set or in text fields and dialogs, and all
 * keys once the student has turned the shortcuts off (WCAG 2.1.4).
 */
export function useShortcuts({ choose, check, hint, next }: ShortcutActions) {
  const [enabled, setEnabled] = useState(() => readText('pathwise.practice-keys') !== 'off')
  const [listed, setListed] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (!enabled || listed || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(target instanceof Element) || target.closest(textInputs)) return
    const letter = key.toUpperCase()
    const act =
      key === '?'
        ? () => setListed(true)
        : key === 'Enter'
          ? target.closest(activated)
            ? undefined
            : check
          : letter === 'H'
            ? hint
            : letter === 'N'
              ? next
              : /^[A-D]$/.test(letter)
                ? () => choose(letter)
                : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    onKeyDown,
    dialog: {
      enabled,
      open: listed,
      onOpen: () => setListed(true),
      onClose: () => setListed(false),
      onToggle: (on: boolean) => {
        if (on) removeEntry('pathwise.practice-keys')
        else writeText('pathwise.practice-keys', 'off')
        setEnabled(on)
      },
    },
  }
}

const keys = { 'A–D': 'choose', Enter: 'check', H: 'hint', N: 'next', '?': 'list' } as const
const shown = ['A–D', 'Enter', 'H', 'N', '?'] as const

/** The list of shortcuts, with a switch that turns them off. */
export function Shortcuts({ enabled, open, onOpen, onClose, onToggle }: ReturnType<typeof useShortcuts>['dialog']) {
  const { t } = useTranslation('practice')
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={onOpen} className="pointer-coarse:hidden">
        <Keyboard aria-hidden="true" className="size-5" />
        {t('keys.open')}
      </Button>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('keys.title')}
        description={t('keys.text')}
        actions={<Button onClick={onClose}>{t('keys.close')}</Button>}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {shown.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-line bg-raised px-2 py-0.5 font-semibold">{key}</kbd>
              </dt>
              <dd>{t(`keys.${keys[key]}`)}</dd>
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
          {t('keys.on')}
        </label>
      </Dialog>
    </>
  )
}
