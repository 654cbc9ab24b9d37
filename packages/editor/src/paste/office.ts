import { formulaMarkup, parseBody } from './markup.ts'
import { ommlToLatex } from './omml.ts'

/**
 * Replaces Word's formula images with formulas and removes list bullets. Word writes formulas in conditional comments,
 * and writes the fallback images and the bullets between such comments.
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

/** Returns the formulas in one comment. Formulas in a formula paragraph (`m:oMathPara`) are block formulas. */
function readFormulas(comment: string): string {
  // Adds closing tags, because HTML has no self-closing elements.
  const markup = comment.replaceAll(/<(m:\w+)(\s[^<>]*)?\/>/g, '<$1$2></$1>')
  const body = parseBody(markup.replace(/^\[if[^\]]*\]>/, '').replace(/<!\[endif\]$/, ''))
  return [...body.querySelectorAll('m\\:omath')]
    .map((formula) => formulaMarkup(ommlToLatex(formula), formula.closest('m\\:omathpara') !== null))
    .join('')
}

/** Removes a comment and its following siblings up to the next `[endif]` comment. */
function removeUntilEnd(start: Comment): void {
  let node = start.nextSibling
  while (node && !(node instanceof Comment && node.data === '[endif]')) {
    const next = node.nextSibling
    node.remove()
    node = next
  }
  start.remove()
}
