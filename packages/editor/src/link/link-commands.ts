import type { Command, EditorState } from '@milkdown/kit/prose/state'
import { safeHref } from '@pathwise/rich-text/links'
import { markType } from '../schema/types.ts'

export interface LinkAt {
  from: number
  to: number
  /** The URL, or an empty string if the range has no link yet. */
  href: string
  text: string
}

/** Returns the link at the selection. If there is none, returns the range of the selection with an empty `href`. */
export function findLink({ selection, doc, schema }: EditorState): LinkAt {
  const { $from, from, to } = selection
  const type = markType(schema, 'link')
  const at = $from.parent.childAfter($from.parentOffset)
  const before = $from.parent.childBefore($from.parentOffset)
  const mark = [at, before].map(({ node }) => node && type.isInSet(node.marks)).find(Boolean)
  if (!mark) return { from, to, href: '', text: doc.textBetween(from, to, ' ') }
  let start = $from.start()
  let end = start
  for (const child of $from.parent.children) {
    if (mark.isInSet(child.marks)) end += child.nodeSize
    else if (end >= from) break
    else {
      start = end + child.nodeSize
      end = start
    }
  }
  return { from: start, to: end, href: String(mark.attrs['href']), text: doc.textBetween(start, end, ' ') }
}

/** Returns undefined if the text is not a URL. Adds `https:` to a bare host. */
export function toHref(typed: string): string | undefined {
  const address = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  return safeHref(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address)
}

/**
 * Links a range. Replaces its text with `words` if they differ or the range is empty. If `words` is empty, inserts the
 * URL.
 */
export function setLink({ from, to, text }: LinkAt, href: string, words: string): Command {
  return (state, dispatch) => {
    const link = markType(state.schema, 'link').create({ href })
    const transaction = state.tr
    if (words !== text || from === to) {
      const marks = link.addToSet(state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [])
      transaction.replaceWith(from, to, state.schema.text(words || href, marks))
      transaction.removeStoredMark(link.type)
    } else {
      transaction.removeMark(from, to, link.type).addMark(from, to, link)
    }
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

export function removeLink({ from, to }: LinkAt): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, markType(state.schema, 'link')))
    return true
  }
}
