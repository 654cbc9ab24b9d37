import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Formats `Mod+Shift+M` as ⌘⇧M or Ctrl+Shift+M, depending on the user's system. */
function shownKeys(keys: string): string {
  if (!onApple()) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
}

/** Formats keys for `aria-keyshortcuts`. */
function ariaKeys(keys: string): string {
  return keys.replace('Mod', onApple() ? 'Meta' : 'Control')
}

interface ToolProps extends ComponentProps<'button'> {
  label: string
  Icon: LucideIcon
  /** Whether a toggle button is on. Undefined for other buttons. */
  pressed?: boolean | undefined
  /** A keyboard shortcut such as `Mod+B`. */
  keys?: string | undefined
}

/** A click keeps focus in the text. The button stays focusable when disabled. */
export function Tool({ label, Icon, pressed, keys, onClick, 'aria-disabled': disabled, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      className="editor-tool"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${shownKeys(keys)})`}
      aria-keyshortcuts={keys === undefined ? undefined : ariaKeys(keys)}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
