import { formulaMarkup } from './markup.ts'
import { ommlToLatex } from './omml.ts'

/**
 * Word hides its formulas in conditional comments and shows pictures to everybody else; bullets of lists, too, stand
 * between comments. Formulas take the place of their pictures, and bullets go.
 */
export function readOfficeComments(root: HTMLElement): void {
  for (const comment of listComments(root)) {
    if (/^\[if gte msEquation/.test(comment.data)) {
      const holder = root.ownerDocument.createElement('span')
      holder.innerHTML = readFormulas(comment.data)
      comment.replaceWith(...holder.childNodes)
    } else if (/^\[if !(?:msEquation|supportLists|vml)\]$/.test(comment.data)) {
      removeUntilEnd(comment)
    }
  }
}

function listComments(root: HTMLElement): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Comment) comments.push(node)
  return comments
}

/** The formulas in one comment. A paragraph of formulas (`m:oMathPara`) stands on lines of its own. */
function readFormulas(comment: string): string {
  // HTML knows no elements that close themselves.
  const markup = comment.replaceAll(/<(m:\w+)(\s[^<>]*)?\/>/g, '<$1$2></$1>')
  const { body } = new DOMParser().parseFromString(
    markup.replace(/^\[if[^\]]*\]>/, '').replace(/<!\[endif\]$/, ''),
    'text/html',
  )
  return [...body.querySelectorAll('m\\:omath')]
    .map((formula) => formulaMarkup(ommlToLatex(formula), formula.closest('m\\:omathpara') !== null))
    .join('')
}

/** Takes away everything up to the comment that ends this one's part. */
function removeUntilEnd(start: Comment): void {
  let node = start.nextSibling
  while (node && !(node instanceof Comment && node.data === '[endif]')) {
    const next = node.nextSibling
    node.remove()
    node = next
  }
  start.remove()
}
