import { AllSelection, type EditorState, Selection, TextSelection } from '@milkdown/kit/prose/state'

/**
 * The state with everything selected as text, where everything is selected as a document: commands look around them
 * for lists and quotations, and around a document there is nothing.
 */
export function textState(state: EditorState): EditorState {
  const { selection, doc } = state
  if (!(selection instanceof AllSelection)) return state
  const text = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to)
  return state.apply(state.tr.setSelection(text))
}
