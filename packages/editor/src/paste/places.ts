import type { Slice } from '@milkdown/kit/prose/model'
import { PluginKey, type Selection, type SelectionBookmark, type Transaction } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'

/** The places of pastes whose content is still loading. */
type Places = ReadonlyMap<symbol, SelectionBookmark>

export const placesKey = new PluginKey<Places>('places')

export const placesState = {
  init: (): Places => new Map(),
  apply(transaction: Transaction, places: Places): Places {
    const change: { id: symbol; bookmark?: SelectionBookmark } | undefined = transaction.getMeta(placesKey)
    const moved = new Map(Array.from(places, ([id, bookmark]) => [id, bookmark.map(transaction.mapping)]))
    if (change?.bookmark) moved.set(change.id, change.bookmark)
    else if (change) moved.delete(change.id)
    return moved
  },
}

/** Keeps the selection through later changes. The returned function returns it, and ends that. */
export function keepPlace(view: EditorView): () => Selection | undefined {
  const id = Symbol('place')
  view.dispatch(view.state.tr.setMeta(placesKey, { id, bookmark: view.state.selection.getBookmark() }))
  return () => {
    if (view.isDestroyed) return undefined
    const place = placesKey.getState(view.state)?.get(id)?.resolve(view.state.doc)
    view.dispatch(view.state.tr.setMeta(placesKey, { id }))
    return place
  }
}

/** The places of the pastes that are inserted elsewhere than at the selection. */
const targets = new WeakMap<Event, Selection>()

/** Pastes HTML at a place, which can differ from the selection. */
export function pasteAt(view: EditorView, html: string, place: Selection | undefined): void {
  const event = new ClipboardEvent('paste')
  if (place && !place.eq(view.state.selection)) targets.set(event, place)
  view.pasteHTML(html, event)
}

/** Inserts the content at its place and leaves the selection where it is. Returns false if it has no such place. */
export function insertAtPlace(view: EditorView, event: Event, slice: Slice): boolean {
  const place = targets.get(event)
  if (!place) return false
  const selection = view.state.selection.getBookmark()
  const transaction = view.state.tr.setSelection(place).replaceSelection(slice)
  transaction.setSelection(selection.map(transaction.mapping).resolve(transaction.doc))
  view.dispatch(transaction.setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}
