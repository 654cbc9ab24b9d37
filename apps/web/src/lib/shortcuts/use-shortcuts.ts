import { type KeyboardEvent, useState } from 'react'
import { readText, removeEntry, type StorageKey, writeText } from '../browser-storage.ts'

/** Elements inside the part whose keys are never shortcuts. */
const excluded = 'dialog, textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
/** Elements that handle Enter themselves, including radio buttons, where Enter submits the form. */
const activated = 'button, a, input, summary'

/**
 * Returns the action of a key, given as an uppercase letter or another key's name, or undefined when the key has no
 * action. The action's argument is whether Shift is pressed.
 */
type FindAction = (key: string) => ((isShift: boolean) => void) | undefined

/**
 * Returns the key handler for part of a page. Ignores keys pressed outside that part, in dialogs, in text fields or
 * while an input method is composing, and ignores all keys when the user has turned shortcuts off (WCAG 2.1.4). `?`
 * shows the list of shortcuts.
 * @param setting the browser storage entry that contains `off` when shortcuts are off
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
