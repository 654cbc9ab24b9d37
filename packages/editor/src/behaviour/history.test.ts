import { editorViewCtx } from '@milkdown/kit/core'
import { undo, undoDepth } from '@milkdown/kit/prose/history'
import { expect, it } from 'vitest'
import { bareEditor } from '../../test/bare-editor.ts'

const view = (await bareEditor()).ctx.get(editorViewCtx)

/** Types a letter at the end, so many milliseconds after the one before. */
function type(count: number, pause: number): void {
  const start = Date.now() + 10_000 * (undoDepth(view.state) + 1)
  for (let letter = 0; letter < count; letter++) {
    const { tr } = view.state
    view.dispatch(tr.insertText('a', tr.doc.content.size - 1).setTime(start + letter * pause))
  }
}

it('undoes together what was typed within half a second', () => {
  type(5, 499)
  expect(undoDepth(view.state)).toBe(1)
  undo(view.state, view.dispatch)
  expect(view.state.doc.textContent).toBe('')
})

it('undoes apart what was typed later, and remembers a hundred steps', () => {
  type(300, 501)
  let steps = 0
  while (undo(view.state, view.dispatch)) steps++
  // It forgets some twenty at a time.
  expect(steps).toBeGreaterThanOrEqual(100)
  expect(steps).toBeLessThanOrEqual(121)
})
