/** Returns the in-app path of a plain click on a link, or undefined for any other click. */
export function clickedPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined
  // Links inside editable text are not followed.
  if (link.closest('[contenteditable="true"]')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin) return undefined
  const samePage = pathname === location.pathname && search === location.search
  return samePage && hash !== '' ? undefined : pathname + search + hash
}
