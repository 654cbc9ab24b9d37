import { Plugin } from '@milkdown/kit/prose/state'
import type { Session } from './session.ts'
import { readStatus } from './status.ts'
import { textState } from './text-state.ts'

/** Keeps the session's view and status up to date. */
export function statusPlugin(session: Session): Plugin {
  return new Plugin({
    view(view) {
      session.view.set(view)
      session.status.set(readStatus(textState(view.state)))
      return {
        update: ({ state }) => session.status.set(readStatus(textState(state))),
        destroy() {
          if (session.view.get() === view) session.view.set(undefined)
        },
      }
    },
  })
}
