import { AllSelection, type EditorState, Selection, TextSelection } from '@milkdown/kit/prose/state'

/**
 * Replaces a selection of the whole document by a selection of all its text. Commands search the ancestors of the
 * selection for lists and blockquotes, and the document has no ancestors.
 */
export function textState(state: EditorState): EditorState {
  const { selection, doc } = state
  if (!(selection instanceof AllSelection)) return state
  const text = TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to)
  return state.apply(state.tr.setSelection(text))
}
