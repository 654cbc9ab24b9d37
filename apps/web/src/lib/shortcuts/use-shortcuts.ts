import { type KeyboardEvent, useState } from 'react'
import { readText, removeEntry, type StorageKey, writeText } from '../browser-storage.ts'

/** Matches the elements in which shortcuts do not work. */
const excluded = 'dialog, textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
/** Elements that handle Enter themselves. On a radio button, for example, Enter submits the form. */
const activated = 'button, a, input, summary'

/**
 * Returns the action for a key, or undefined if there is none. A key is an uppercase letter or a key name such as
 * 'Enter'. The action receives whether Shift is pressed.
 */
type FindAction = (key: string) => ((isShift: boolean) => void) | undefined

/**
 * Returns the key handler for a part of a page. The handler ignores dialogs, text fields and IME composition. Users can
 * turn shortcuts off (WCAG 2.1.4), and `?` lists them.
 * @param setting the storage entry, which contains `off` if shortcuts are off
 */
export function useShortcuts(setting: StorageKey, findAction: FindAction) {
  const [enabled, setEnabled] = useState(() => readText(setting) !== 'off')
  const [listed, setListed] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.nativeEvent.isComposing || !(target instanceof Element) || target.closest(excluded)) return
    if (key === 'Enter' && target.closest(activated)) return
    const act = key === '?' ? () => setListed(true) : findAction(key.length === 1 ? key.toUpperCase() : key)
    if (!act) return
    event.preventDefault()
    act(event.shiftKey)
  }

  return {
    onKeyDown,
    dialog: {
      enabled,
      open: listed,
      onOpen: () => setListed(true),
      onClose: () => setListed(false),
      onToggle: (on: boolean) => {
        if (on) removeEntry(setting)
        else writeText(setting, 'off')
        setEnabled(on)
      },
    },
  }
}
