import { type EditorState, Plugin, PluginKey, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { Session, SlashMenuState } from '../session/session.ts'
import { findSuggestions, type SlashCommand, slashCommands } from './slash-commands.ts'

interface SlashPluginState {
  menu: SlashMenuState | undefined
  /** The position of the slash whose menu the user dismissed. Its menu stays closed. */
  dismissed: number | undefined
}

type Step = { choose: number } | 'dismiss'

const key = new PluginKey<SlashPluginState>('slash')
const closed: SlashPluginState = { menu: undefined, dismissed: undefined }

interface SlashOptions {
  /** Returns whether this editor offers the command. */
  offers: (command: SlashCommand) => boolean
  getWords: (name: SlashCommand['name']) => string
}

/** Suggests commands after a slash. Focus stays in the text. */
export function slashPlugin(session: Session, options: SlashOptions): Plugin {
  return new Plugin<SlashPluginState>({
    key,
    state: {
      init: () => closed,
      apply(transaction, before, _old, state) {
        const step: Step | undefined = transaction.getMeta(key)
        if (step === 'dismiss') return { menu: undefined, dismissed: before.menu?.from }
        if (step && before.menu) return { ...before, menu: { ...before.menu, chosen: step.choose } }
        return transaction.docChanged || transaction.selectionSet ? nextState(state, before, options) : before
      },
    },
    view: () => ({ update: (view) => session.slash.set(key.getState(view.state)?.menu) }),
    props: {
      attributes: (state) => buildAttributes(session.id, state),
      handleKeyDown: (view, event) => onKey(session, view, event),
      handleDOMEvents: {
        blur: (view) => {
          if (key.getState(view.state)?.menu) view.dispatch(view.state.tr.setMeta(key, 'dismiss' satisfies Step))
        },
      },
    },
  })
}

function nextState(state: EditorState, before: SlashPluginState, options: SlashOptions): SlashPluginState {
  const typed = slashQuery(state)
  if (!typed) return closed
  if (typed.from === before.dismissed) return before
  const offered = slashCommands.filter(options.offers)
  const found = findSuggestions(typed.query, offered, ({ name }) => options.getWords(name))
  const names = found.map(({ name }) => name)
  if (names.length === 0) return closed
  return { menu: { ...typed, names, chosen: 0 }, dismissed: undefined }
}

/** Lets screen readers announce suggestions while focus stays in the text. */
function buildAttributes(id: string, state: EditorState): Record<string, string> {
  const menu = key.getState(state)?.menu
  if (!menu) return {}
  return {
    'aria-controls': slashListId(id),
    'aria-activedescendant': slashOptionId(id, menu.names[menu.chosen] ?? ''),
  }
}

export const slashListId = (id: string) => `${id}-suggestions`
export const slashOptionId = (id: string, name: string) => `${id}-suggestion-${name}`

function onKey(session: Session, view: EditorView, event: KeyboardEvent): boolean {
  const menu = key.getState(view.state)?.menu
  if (!menu || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  const move = (by: number) => {
    const choose = (menu.chosen + by + menu.names.length) % menu.names.length
    view.dispatch(view.state.tr.setMeta(key, { choose } satisfies Step))
    return true
  }
  if (event.key === 'ArrowDown') return move(1)
  if (event.key === 'ArrowUp') return move(-1)
  if (event.key === 'Enter') return runSuggestion(session, view, menu, menu.names[menu.chosen])
  if (event.key !== 'Escape') return false
  view.dispatch(view.state.tr.setMeta(key, 'dismiss' satisfies Step))
  return true
}

/** Runs a command after deleting the slash and the query. */
export function runSuggestion(
  session: Session,
  view: EditorView,
  { from, to }: SlashMenuState,
  name: string | undefined,
): boolean {
  const command = slashCommands.find((known) => known.name === name)
  if (!command) return false
  view.dispatch(view.state.tr.delete(from, to))
  command.run(view.state, view.dispatch, view, session)
  return true
}

/** Matches a slash at the start of a line or after a space, then up to 20 letters or digits. */
const trigger = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u

/** Returns the query after a slash and its range. */
function slashQuery({ selection }: EditorState): { query: string; from: number; to: number } | undefined {
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined
  const { $from } = selection
  if ($from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, null, '\uFFFC')
  const query = trigger.exec(before)?.[1]
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1, to: $from.pos }
}
