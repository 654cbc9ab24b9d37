import { nameFormulaImages } from './formula-images.ts'
import { readOfficeComments } from './office.ts'
import { readOfficeLists } from './office-lists.ts'
import { marksFromStyles } from './styles.ts'

/**
 * What other programs put on the clipboard, with what they say by styles, comments and pictures said by elements. It
 * is parsed in a document of its own, where nothing runs or loads, and is still to be cleaned.
 */
export function prepareForeignHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  readOfficeLists(body)
  readOfficeComments(body)
  nameFormulaImages(body)
  marksFromStyles(body)
  return body.innerHTML
}
