import { initVirtualKeyboardInCurrentBrowsingContext, type Keybinding, MathfieldElement } from 'mathlive'
import { shortcuts } from './shortcuts.ts'

interface MathfieldSettings {
  /** For screen readers. */
  readonly label: string
  readonly language: string
}

/** Adds a field for visual editing to an element. */
export function addMathfield(holder: HTMLElement, { label, language }: MathfieldSettings): MathfieldElement {
  configure(language)
  const field = new MathfieldElement({
    // Turns off MathLive's popover for LaTeX, because users type LaTeX in the field beside this one.
    popoverPolicy: 'off',
    environmentPopoverPolicy: 'off',
    originValidator: 'same-origin',
  })
  field.setAttribute('aria-label', label)
  // Shows the browser's context menu instead of MathLive's.
  field.addEventListener('contextmenu', (event) => event.stopPropagation(), { capture: true })
  holder.append(field)
  field.menuItems = []
  field.inlineShortcuts = shortcuts
  field.keybindings = field.keybindings.filter(isKept)
  // A modal dialog makes everything outside it inert, so the on-screen keyboard of a field in a dialog must be in the
  // dialog, too.
  window.mathVirtualKeyboard.container = holder.closest('dialog') ?? document.body
  return field
}

function configure(language: string): void {
  // MathLive loads no fonts of its own, because KaTeX's style sheet already provides them.
  MathfieldElement.fontsDirectory = null
  MathfieldElement.soundsDirectory = null
  // MathLive's default `playSound` creates an audio context even if there is no sound.
  MathfieldElement.playSound = async () => {}
  MathfieldElement.locale = language.toLowerCase()
  // Makes MathLive use a keyboard in this frame instead of the keyboard of the parent page.
  initVirtualKeyboardInCurrentBrowsingContext()
  window.mathVirtualKeyboard.originValidator = 'same-origin'
}

const droppedCommands = new Set<unknown>(['complete', 'speak', 'toggleContextMenu', 'toggleKeystrokeCaption'])

/**
 * Returns false for key bindings of features that the editor does not use (MathLive's LaTeX mode, menu and speech), and
 * for Ctrl+Enter, which the page handles.
 */
function isKept({ key, command }: Keybinding): boolean {
  const [name, mode] = Array.isArray(command) ? command : [command]
  if (droppedCommands.has(name) || (name === 'switchMode' && mode === 'latex')) return false
  return !/^(?:ctrl|cmd)\+\[(?:Enter|Return)\]$/.test(key)
}
