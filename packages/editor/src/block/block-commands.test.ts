import { history, undo } from '@milkdown/kit/prose/history'
import { EditorState, NodeSelection, Selection, TextSelection } from '@milkdown/kit/prose/state'
import { expect, it } from 'vitest'
import { loadEditorSchema, read } from '../../test/bare-editor.ts'
import { writeHtml } from '../document/html.ts'
import { changeBlock, insertBlock } from './block-commands.ts'

const schema = await loadEditorSchema()
const id = 'Q2VsbCBkaXZpc2lvbi4wMQ'
const picture = (alt: string) => ({ id, alt, width: null, height: null, caption: '' })
const block = (alt: string) => `<figure><img src="/pictures/${id}" alt="${alt}"></figure>`

/**
 * Opens `stored` and types a letter before its last character. Tests then run a command and check that undoing the
 * command keeps the letter.
 */
function typeInto(stored: string) {
  let state = EditorState.create({ doc: read(schema, stored), plugins: [history()] })
  const dispatch = (transaction: typeof state.tr) => {
    state = state.apply(transaction)
  }
  const end = Selection.atEnd(state.doc).from
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, end - 1)))
  dispatch(state.tr.insertText('b'))
  return { current: () => state, dispatch, html: () => writeHtml(state.doc) }
}

it('undoes the insertion of a block without removing the text typed just before it', () => {
  const { current, dispatch, html } = typeInto('<p>ac</p>')
  insertBlock('picture', picture('A cell'))(current(), dispatch)
  expect(html()).toBe(`<p>ab</p>\n${block('A cell')}\n<p>c</p>`)
  undo(current(), dispatch)
  expect(html()).toBe('<p>abc</p>')
})

it('changes a block in one step, and selects it', () => {
  const { current, dispatch, html } = typeInto(`${block('A cell')}\n<p>ac</p>`)
  changeBlock('picture', 0, picture('Two cells'))(current(), dispatch)
  expect(current().selection).toBeInstanceOf(NodeSelection)
  expect(html()).toBe(`${block('Two cells')}\n<p>abc</p>`)
  undo(current(), dispatch)
  expect(html()).toBe(`${block('A cell')}\n<p>abc</p>`)
})

it.each([
  ['another block', 'figure', 0],
  ['no block', 'picture', 99],
] as const)('changes nothing if there is %s at the position', (_what, name, position) => {
  const { current, dispatch, html } = typeInto(`${block('A cell')}\n<p>ac</p>`)
  const attributes = { ...picture('Two cells'), figure: '' }
  expect(changeBlock(name, position, attributes)(current(), dispatch)).toBe(false)
  expect(html()).toBe(`${block('A cell')}\n<p>abc</p>`)
})
