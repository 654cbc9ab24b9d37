import { Plugin } from '@milkdown/kit/prose/state'
import { safeHref } from '@pathwise/rich-text/links'

/** Opens a clicked link in a new tab, without opener or referrer. In read-only text, the browser opens links itself. */
export const openLinkPlugin = new Plugin({
  props: {
    handleClick(view, _position, event) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link && safeHref(link.getAttribute('href') ?? '')
      if (!href || event.button !== 0 || !view.editable) return false
      window.open(href, '_blank', 'noopener,noreferrer')
      return true
    },
  },
})
