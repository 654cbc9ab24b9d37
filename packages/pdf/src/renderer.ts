import type { PdfWords } from './content/notes.ts'
import type { PdfPictures } from './content/pictures.ts'
import { readBody, readTitle } from './content/read.ts'
import { measureWidth } from './fonts/typesetter.ts'
import type { Language } from './language.ts'
import { createFormulas } from './math/formulas.ts'
import { loadSpeech, speakDocument } from './math/speech.ts'
import { textWidth } from './pages/geometry.ts'
import { numberPages } from './pages/number-pages.ts'
import { newElement } from './pages/page.ts'
import { paginate } from './pages/paginate.ts'
import { addSpace } from './pages/strip.ts'
import type { FormulaTally, LayoutContext } from './strips/context.ts'
import { layOutBlocks } from './strips/lay-out.ts'
import { nameFormula } from './strips/paint-line.ts'
import { layOutHeading, plainText } from './strips/paragraph.ts'
import { writePdf } from './write/document.ts'

export interface PdfItem {
  /** Stored inline HTML. */
  title: string
  /** Stored HTML. */
  html: string
  /** The language of the text, which determines the fonts, the line breaks and the screen reader's voice. */
  language: Language
  author?: string
  /** The files of the pictures in the HTML. */
  pictures?: PdfPictures
  /** The texts that the PDF adds, such as notes, in the item's language. */
  words: PdfWords
}

export interface RenderedPdf {
  bytes: Uint8Array
  pages: number
  formulas: FormulaTally
  /** The notes shown in place of elements that cannot be rendered. */
  notes: string[]
}

export interface PdfRenderer {
  /** @throws RichTextError when a text exceeds the limits for stored HTML */
  render(item: PdfItem): Promise<RenderedPdf>
}

/** In points. */
const textSize = 10.5

/**
 * The stages are parse → blocks → lines → pages → PDF. Loading MathJax and the speech rules takes about a second. Fonts
 * are opened on first use, and stay in memory until the process exits.
 */
export async function createPdfRenderer(): Promise<PdfRenderer> {
  const drawFormula = createFormulas((words) => measureWidth(words, 'ko'))
  const speak = await loadSpeech()
  return {
    async render({ title, html, language, author, pictures, words }) {
      const { blocks, notes } = readBody(html, words, pictures)
      const heading = readTitle(title)
      const root = newElement('Document')
      const tally: FormulaTally = { drawn: 0, asSource: 0 }
      const speakFormula = speakDocument(speak, language)
      const setting = { language, size: textSize, strong: false, drawFormula, speakFormula }
      const context: LayoutContext = {
        setting,
        width: textWidth,
        parent: root,
        layOutBlocks,
        tally,
        unnamed: words.image,
      }
      const titleStrips = heading.length > 0 ? layOutHeading(1, heading, context) : []
      const strips = [...titleStrips, ...addSpace(layOutBlocks(blocks, context), textSize)]
      const pages = paginate(strips)
      numberPages(pages, language)
      const name = (latex: string) => nameFormula(latex, setting)
      const metadata = { title: plainText(heading, name), language, ...(author === undefined ? {} : { author }) }
      const bytes = await writePdf(pages, root, metadata)
      return { bytes, pages: pages.length, formulas: tally, notes }
    },
  }
}
