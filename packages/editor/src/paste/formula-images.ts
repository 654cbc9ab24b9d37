import { formulaMarkup } from './markup.ts'

/** Services that draw the LaTeX in their address. */
const inAddress = [
  /^https?:\/\/(?:chart|www)\.(?:googleapis|google)\.com\/chart\?(?:.*&)?chl=([^&]+)/,
  /^https?:\/\/(?:latex|math)\.(?:codecogs|now)\.[a-z]+\/(?:[a-z]+\.(?:image|latex|download)\?|\?from=)(.+)$/,
]

/** Pictures of formulas become formulas where they carry their LaTeX: in the address, or as MediaWiki's in the words. */
export function nameFormulaImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const latex = readLatex(image)
    if (latex) image.outerHTML = formulaMarkup(latex, image.className.includes('display'))
  }
  // What MediaWiki shows where MathML is hidden would come twice.
  for (const image of root.querySelectorAll('.mwe-math-element img')) image.remove()
}

function readLatex(image: HTMLImageElement): string | undefined {
  const drawn = image.classList.contains('mwe-math-fallback-image-inline')
  if (drawn && !image.closest('.mwe-math-element')?.querySelector('math')) return image.alt
  for (const address of inAddress) {
    const source = address.exec(image.getAttribute('src') ?? '')?.[1]
    if (source) return decodeEntities(source)
  }
  return undefined
}

function decodeEntities(source: string): string {
  try {
    return decodeURIComponent(source.replaceAll('+', ' '))
  } catch {
    return source
  }
}
