interface Box {
  top: number
  bottom: number
  left: number
}

/**
 * Places an element below the target, or above it if the window has no room. Keeps it within the sides of the surface.
 */
export function placeBelow(element: HTMLElement, target: Box): void {
  const surface = element.offsetParent
  if (!surface) return
  const around = surface.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = element
  const gap = 6
  const noRoomBelow = target.bottom + gap + height > window.innerHeight && target.top - gap - height > 0
  const top = noRoomBelow ? target.top - gap - height : target.bottom + gap
  const left = Math.min(target.left - around.left, around.width - width)
  element.style.top = `${top - around.top}px`
  element.style.left = `${Math.max(0, left)}px`
}
