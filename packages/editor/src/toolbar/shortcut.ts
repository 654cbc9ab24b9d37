const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys such as `Mod+Shift+M` as people on this system know them: ⌘⇧M, or Ctrl+Shift+M. */
export function shownKeys(keys: string): string {
  if (!onApple()) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', onApple() ? 'Meta' : 'Control')
}
