import { keymap } from '@milkdown/kit/prose/keymap'
import { splitListItem } from '@milkdown/kit/prose/schema-list'
import type { Command, Plugin } from '@milkdown/kit/prose/state'
import { goToNextCell } from '@milkdown/kit/prose/tables'
import { toggle } from '../commands/lines.ts'
import { findListAround } from '../commands/lists.ts'
import { nextCell } from '../commands/tables.ts'
import { insertFormula } from '../formula/insert.ts'
import { nodeType } from '../schema/types.ts'

/** Splits a task item at the cursor. The new task is unchecked. */
const splitTask: Command = (state, dispatch) => {
  if (findListAround(state.selection.$from)?.kind !== 'task') return false
  return splitListItem(nodeType(state.schema, 'list_item'), { checked: false, spread: false })(state, dispatch)
}

/**
 * Adds key bindings that the presets lack. Tab is not bound in code blocks, so it moves focus to the next element.
 * @param askForLink opens the link form
 */
export function keysPlugin(askForLink: () => void): Plugin {
  return keymap({
    Enter: splitTask,
    Tab: nextCell,
    'Shift-Tab': goToNextCell(-1),
    'Mod-u': toggle('underline'),
    'Mod-,': toggle('subscript'),
    'Mod-.': toggle('superscript'),
    'Mod-Shift-m': insertFormula(''),
    'Mod-Alt-m': insertFormula('', true),
    'Mod-k': () => {
      askForLink()
      return true
    },
  })
}
