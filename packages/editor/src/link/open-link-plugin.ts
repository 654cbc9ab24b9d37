import { Plugin } from '@milkdown/kit/prose/state'
import { safeHref } from '@pathwise/rich-text/links'

/** A click on a link opens it in a tab of its own, which knows nothing of this page. (A text that is only read does so itself.) */
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
