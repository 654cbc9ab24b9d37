interface Box {
  top: number
  bottom: number
  left: number
}

/**
 * Places an element below the target, or above the target if the window has no room below and the element would not
 * cover the toolbar. If neither is possible, scrolls to the element. Moves the element sideways if it would extend past
 * the left or right edge of the surface.
 */
export function placeBelow(element: HTMLElement, target: Box): void {
  const surface = element.offsetParent
  if (!surface) return
  const around = surface.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = element
  const gap = 6
  const hasRoomBelow = target.bottom + gap + height <= window.innerHeight
  const hasRoomAbove = target.top - gap - height > findToolbarBottom(surface)
  const top = hasRoomBelow || !hasRoomAbove ? target.bottom + gap : target.top - gap - height
  const left = Math.min(target.left - around.left, around.width - width)
  element.style.top = `${top - around.top}px`
  element.style.left = `${Math.max(0, left)}px`
  if (!hasRoomBelow && !hasRoomAbove) element.scrollIntoView({ block: 'nearest' })
}

/** The toolbar stays at the top of the window while its editor is scrolled. The formula helpers are below it. */
function findToolbarBottom(surface: Element): number {
  const toolbars = surface.closest('.rich-text-editor')?.querySelectorAll('.editor-toolbar') ?? []
  return Math.max(0, ...Array.from(toolbars, (toolbar) => toolbar.getBoundingClientRect().bottom))
}
