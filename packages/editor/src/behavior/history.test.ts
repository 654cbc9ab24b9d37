import { editorViewCtx } from '@milkdown/kit/core'
import { undo, undoDepth } from '@milkdown/kit/prose/history'
import { expect, it } from 'vitest'
import { createBareEditor } from '../../test/bare-editor.ts'

const view = (await createBareEditor()).ctx.get(editorViewCtx)

/** Types letters at the end of the text, `pause` milliseconds apart. */
function type(count: number, pause: number): void {
  const start = Date.now() + 10_000 * (undoDepth(view.state) + 1)
  for (let letter = 0; letter < count; letter++) {
    const { tr } = view.state
    view.dispatch(tr.insertText('a', tr.doc.content.size - 1).setTime(start + letter * pause))
  }
}

it('undoes letters typed less than 500 ms apart in one step', () => {
  type(5, 499)
  expect(undoDepth(view.state)).toBe(1)
  undo(view.state, view.dispatch)
  expect(view.state.doc.textContent).toBe('')
})

it('undoes letters typed more than 500 ms apart one at a time, and keeps at least 100 undo steps', () => {
  type(300, 501)
  let steps = 0
  while (undo(view.state, view.dispatch)) steps++
  // ProseMirror's history drops old steps in batches of about 20, so it can keep more than 100.
  expect(steps).toBeGreaterThanOrEqual(100)
  expect(steps).toBeLessThanOrEqual(121)
})
