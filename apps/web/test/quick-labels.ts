function isNamedBy(control: HTMLElement, label: HTMLLabelElement): boolean {
  const isCandidate = label.hasAttribute('for') ? label.htmlFor === control.id : label.contains(control)
  return isCandidate && label.control === control
}

function findLabels(control: HTMLElement): HTMLLabelElement[] {
  return Array.from(control.ownerDocument.getElementsByTagName('label')).filter((label) => isNamedBy(control, label))
}

/**
 * Replaces `labels`, for which jsdom searches the whole document once per label of the document. Returns an array
 * instead of a NodeList.
 */
export function speedUpLabels(window: Window & typeof globalThis): void {
  const labelable = [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ]
  for (const { prototype } of labelable) {
    const original: unknown = Reflect.get(Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {}, 'get')
    if (typeof original !== 'function') continue
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement): unknown {
        // A hidden input has no list of labels, and the labels of an element outside of the document are outside too.
        const hasUsualLabels = this.isConnected && this.getAttribute('type')?.toLowerCase() !== 'hidden'
        return hasUsualLabels ? findLabels(this) : Reflect.apply(original, this, [])
      },
    })
  }
}
