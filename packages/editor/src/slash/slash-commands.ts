import type { Command } from '@milkdown/kit/prose/state'
import type { editor } from '@pathwise/i18n/locales/en/editor'
import { insertRule, setLine, toggleQuote } from '../commands/lines.ts'
import { toggleList } from '../commands/lists.ts'
import { insertTable } from '../commands/tables.ts'
import { insertFormula } from '../formula/insert.ts'
import { snippets } from '../formula/snippets.ts'

export interface SlashCommand {
  /** What is typed after the slash, in Latin letters in every language. */
  name: string
  word: keyof (typeof editor)['slash']['commands']
  run: Command
}

/** In the order in which they are suggested; the first seven are seen before anything is typed. */
export const slashCommands: readonly SlashCommand[] = [
  { name: 'math', word: 'math', run: insertFormula('') },
  { name: 'frac', word: 'frac', run: insertFormula(snippets.fraction) },
  { name: 'sqrt', word: 'sqrt', run: insertFormula(snippets.root) },
  { name: 'sum', word: 'sum', run: insertFormula(snippets.sum) },
  { name: 'int', word: 'int', run: insertFormula(snippets.integral) },
  { name: 'h1', word: 'h1', run: setLine(1) },
  { name: 'ul', word: 'ul', run: toggleList('bullet') },
  { name: 'mathblock', word: 'mathblock', run: insertFormula('', true) },
  { name: 'h2', word: 'h2', run: setLine(2) },
  { name: 'h3', word: 'h3', run: setLine(3) },
  { name: 'ol', word: 'ol', run: toggleList('ordered') },
  { name: 'todo', word: 'todo', run: toggleList('task') },
  { name: 'quote', word: 'quote', run: toggleQuote(false) },
  { name: 'code', word: 'code', run: setLine('code') },
  { name: 'table', word: 'table', run: insertTable },
  { name: 'hr', word: 'hr', run: insertRule },
]

const most = 7

/**
 * The commands that fit what was typed after the slash: those whose name begins with it, then those whose words in the
 * reader's language do. At most seven.
 */
export function suggestions(query: string, getWords: (command: SlashCommand) => string): readonly SlashCommand[] {
  const typed = query.toLowerCase()
  const named = slashCommands.filter(({ name }) => name.startsWith(typed))
  const worded = slashCommands.filter((command) => !named.includes(command) && fits(typed, getWords(command)))
  return [...named, ...worded].slice(0, most)
}

/** In Latin script a word has to begin with what was typed; others are written without spaces. */
function fits(typed: string, words: string): boolean {
  const lower = words.toLowerCase()
  return /^[a-z0-9]*$/.test(typed) ? ` ${lower}`.includes(` ${typed}`) : lower.includes(typed)
}
