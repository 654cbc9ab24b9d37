import { Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'

/** The time without changes after which `notify` is called, in milliseconds. */
const pause = 250

/** Calls `notify` after a pause in typing, or immediately on blur. */
export function changesPlugin(notify: (view: EditorView) => void): Plugin {
  return new Plugin({
    view(view) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const flush = () => {
        if (timer === undefined) return
        clearTimeout(timer)
        timer = undefined
        notify(view)
      }
      view.dom.addEventListener('blur', flush)
      return {
        update(_view, before) {
          if (before.doc.eq(view.state.doc)) return
          clearTimeout(timer)
          timer = setTimeout(flush, pause)
        },
        destroy() {
          clearTimeout(timer)
          view.dom.removeEventListener('blur', flush)
        },
      }
    },
  })
}
