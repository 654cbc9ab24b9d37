import type { Command } from '@milkdown/kit/prose/state'
import type { editor } from '@pathwise/i18n/locales/en/editor'
import { toggleCallout } from '../commands/callouts.ts'
import { insertRule, setLine, toggleQuote } from '../commands/lines.ts'
import { toggleList } from '../commands/lists.ts'
import { insertTable } from '../commands/tables.ts'
import { openFigureForm } from '../figure/open-figure-form.ts'
import { insertFormula, snippets } from '../formula/insert.ts'
import { openPictureForm } from '../picture/open-picture-form.ts'
import type { Session } from '../session/session.ts'
import { names } from './names.ts'

export interface SlashCommand {
  /**
   * The text that users type after the slash: Latin letters in every language. Also the key of the command's
   * translations.
   */
  name: keyof (typeof editor)['slash']['commands']
  /** True if the command can be used in a one-line editor. */
  inLine?: true
  run: (...command: [...Parameters<Command>, session: Session]) => unknown
}

/** The commands in the order in which they are suggested. An empty query suggests the first seven. */
export const slashCommands: readonly SlashCommand[] = [
  { name: 'math', inLine: true, run: insertFormula('') },
  { name: 'frac', inLine: true, run: insertFormula(snippets.fraction) },
  { name: 'sqrt', inLine: true, run: insertFormula(snippets.root) },
  { name: 'sum', inLine: true, run: insertFormula(snippets.sum) },
  { name: 'int', inLine: true, run: insertFormula(snippets.integral) },
  { name: 'h1', run: setLine(1) },
  { name: 'ul', run: toggleList('bullet') },
  { name: 'mathblock', run: insertFormula('', true) },
  { name: 'chem', inLine: true, run: insertFormula(snippets.chemistry) },
  { name: 'h2', run: setLine(2) },
  { name: 'h3', run: setLine(3) },
  { name: 'ol', run: toggleList('ordered') },
  { name: 'todo', run: toggleList('task') },
  { name: 'quote', run: toggleQuote(false) },
  { name: 'definition', run: toggleCallout('definition') },
  { name: 'example', run: toggleCallout('example') },
  { name: 'mistake', run: toggleCallout('mistake') },
  { name: 'code', run: setLine('code') },
  { name: 'picture', run: (_state, _dispatch, _view, session) => openPictureForm(session) },
  { name: 'graph', run: (_state, _dispatch, _view, session) => openFigureForm(session) },
  { name: 'table', run: insertTable },
  { name: 'hr', run: insertRule },
]

const most = 7

/**
 * Suggests up to seven commands. Commands whose name starts with the query come first, then those with a matching
 * search term in the user's language, then those that match in another language.
 */
export function findSuggestions(
  query: string,
  commands: readonly SlashCommand[],
  getWords: (command: SlashCommand) => string,
): readonly SlashCommand[] {
  const typed = query.toLowerCase()
  const matching = (words: (command: SlashCommand) => string) =>
    commands.filter((command) => fits(typed, words(command)))
  const named = commands.filter(({ name }) => name.startsWith(typed))
  return [...new Set([...named, ...matching(getWords), ...matching(({ name }) => names[name])])].slice(0, most)
}

/**
 * Matches a Latin query only at the start of a word. Other scripts may not separate words with spaces, so their queries
 * match anywhere.
 */
function fits(typed: string, words: string): boolean {
  const lower = words.toLowerCase()
  return /^[a-z0-9]*$/.test(typed) ? ` ${lower}`.includes(` ${typed}`) : lower.includes(typed)
}
