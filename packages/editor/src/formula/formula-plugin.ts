import { type EditorState, NodeSelection, Plugin, PluginKey, type Transaction } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { isFormula, names, readLatex } from '../schema/formula.ts'
import type { Session } from '../session/session.ts'

interface Opening {
  cursor: readonly [number, number]
}

const key = new PluginKey<Opening | undefined>('formula')

/** Makes a transaction that selects a formula also open its source. */
export function openFormula(transaction: Transaction, cursor: readonly [number, number]): Transaction {
  return transaction.setMeta(key, { cursor } satisfies Opening)
}

/** Opens a formula's source when it is selected, and removes an empty formula when it is deselected. */
export function formulaPlugin(session: Session): Plugin {
  return new Plugin<Opening | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (transaction) => transaction.getMeta(key),
    },
    view: () => ({ update: (view, previous) => show(session, view, previous) }),
    appendTransaction(_transactions, before, after) {
      const left = selectedFormula(before)
      if (!left || selectedFormula(after)) return null
      return removeEmptyFormula(after, left.position)
    },
    props: {
      handleKeyDown(view, event) {
        const formula = selectedFormula(view.state)
        if (event.key !== 'Enter' || !formula || !view.editable) return false
        view.dispatch(openFormula(view.state.tr, [formula.latex.length, formula.latex.length]))
        return true
      },
    },
  })
}

let openings = 0

function show({ formula: open }: Session, view: EditorView, previous: EditorState): void {
  const formula = selectedFormula(view.state)
  const before = open.get()
  const asked = key.getState(view.state)
  if (!formula || !view.editable) {
    open.set(undefined)
  } else if (before && !asked && isSameFormula(previous, view.state)) {
    open.set({ ...before, ...formula })
  } else if (asked || view.hasFocus()) {
    // On load, a formula at the start of the text is selected. Its source must stay closed until the editor is focused.
    const end = formula.latex.length
    const cursor = asked?.cursor ?? (previous.selection.head <= formula.position ? [0, 0] : [end, end])
    openings += 1
    open.set({ ...formula, cursor, opening: openings })
  }
}

/** A formula keeps its place while its source is typed, and its node while content is inserted elsewhere. */
function isSameFormula({ selection: before }: EditorState, { selection: after }: EditorState): boolean {
  if (!(before instanceof NodeSelection && after instanceof NodeSelection)) return false
  return before.from === after.from || before.node === after.node
}

function selectedFormula({ selection }: EditorState) {
  if (!(selection instanceof NodeSelection) || !isFormula(selection.node)) return undefined
  const { from: position, node } = selection
  return { position, latex: readLatex(node), block: node.type.name === names.block }
}

function removeEmptyFormula(state: EditorState, position: number): Transaction | null {
  if (position >= state.doc.content.size) return null
  const node = state.doc.nodeAt(position)
  if (!isFormula(node) || readLatex(node).trim() !== '') return null
  return state.tr.delete(position, position + node.nodeSize)
}
