import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys such as `Mod+Shift+M` as people on this system know them: ⌘⇧M, or Ctrl+Shift+M. */
function shownKeys(keys: string): string {
  if (!onApple()) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
}

/** The same for `aria-keyshortcuts`. */
function ariaKeys(keys: string): string {
  return keys.replace('Mod', onApple() ? 'Meta' : 'Control')
}

interface ToolProps extends ComponentProps<'button'> {
  label: string
  Icon: LucideIcon
  /** Whether what it turns on is on; undefined for what is only done. */
  pressed?: boolean | undefined
  /** The keys that do the same, such as `Mod+B`. */
  keys?: string | undefined
}

/** A button of the toolbar. It never takes the cursor out of the text. Where it can do nothing it can still be reached. */
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
