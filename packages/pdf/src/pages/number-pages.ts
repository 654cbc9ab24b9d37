import { measureWidth } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import { paper } from './geometry.ts'
import { drawArtifact, type Page } from './page.ts'
import { setWords } from './set-words.ts'

const size = 8.5
const color = '0.35 0.38 0.44'

/** Adds a centered page number such as '2 / 5' to each page. */
export function numberPages(pages: readonly Page[], language: Language): void {
  for (const [index, page] of pages.entries()) {
    const words = `${index + 1} / ${pages.length}`
    const width = measureWidth(words, language) * size
    drawArtifact(page, setWords(words, { language, size, color }, (paper.width - width) / 2, paper.footer))
  }
}
