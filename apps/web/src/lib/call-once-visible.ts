/** Calls `onVisible` once the element is in the viewport. Returns a cleanup function. */
export function callOnceVisible(element: Element, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A callback may receive several entries for `element`, oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onVisible()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
