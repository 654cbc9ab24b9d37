/**
 * Stored HTML as the DOM that the editor reads. It is parsed in a document of its own, where nothing runs or loads.
 * A text that ends with something other than a line gets an empty one, so that there is always a place to go on.
 */
export function readHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!/^(?:P|H[1-6])$/.test(body.lastElementChild?.tagName ?? '')) body.append(body.ownerDocument.createElement('p'))
  return body
}
