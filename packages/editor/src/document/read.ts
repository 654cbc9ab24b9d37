/**
 * Parses stored HTML into the DOM that the editor reads, in a separate document where no script runs and nothing loads.
 * Appends an empty paragraph unless the text ends with a paragraph or heading, so that the user can type at the end.
 */
export function readHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!/^(?:P|H[1-6])$/.test(body.lastElementChild?.tagName ?? '')) body.append(body.ownerDocument.createElement('p'))
  return body
}
