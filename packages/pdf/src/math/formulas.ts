import { createRequire } from 'node:module'
import { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js'
import { type LiteAdaptor, liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js'
import { MathML } from '@mathjax/src/js/input/mathml.js'
import { TeX } from '@mathjax/src/js/input/tex.js'
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js'
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js'
import '@mathjax/src/js/input/tex/color/ColorConfiguration.js'
import '@mathjax/src/js/input/tex/enclose/EncloseConfiguration.js'
import '@mathjax/src/js/input/tex/extpfeil/ExtpfeilConfiguration.js'
import '@mathjax/src/js/input/tex/gensymb/GensymbConfiguration.js'
import '@mathjax/src/js/input/tex/mathtools/MathtoolsConfiguration.js'
import '@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js'
import '@mathjax/src/js/input/tex/textcomp/TextcompConfiguration.js'
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js'
import { MathJaxMhchemFontExtension } from '@mathjax/mathjax-mhchem-font-extension/mjs/svg.js'
import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js'
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
import { renderMathml } from '@pathwise/rich-text/formula'
import type { Drawing } from './drawing.ts'
import { createFormulaCache } from './formula-cache.ts'
import { drawingFromSvg } from './svg-drawing.ts'

/** Longer LaTeX is rejected, because drawing it would delay all later work. */
const longestSource = 10_000

/**
 * Returns undefined when the LaTeX is too long, or when no renderer can parse it.
 * @param widest the maximum width in em. A formula that is much wider is broken into lines if possible, but may still
 * exceed it.
 */
export type DrawFormula = (latex: string, display: boolean, widest?: number) => Drawing | undefined

/** A formula that exceeds the available width by up to this factor is scaled down. Wider formulas are broken. */
const shrinkable = 1.2

/**
 * Tries MathJax first, because it is fastest. MathJax rejects about a third of the commands that KaTeX supports, so
 * KaTeX then converts the formula to MathML for MathJax to draw.
 */
export function createFormulas(measure: Measure): DrawFormula {
  const { drawTex, drawMathml } = createMathjax(measure)
  const ways: Draw[] = [drawTex, (latex, display, widest) => drawMathml(renderMathml(latex, display), display, widest)]
  const getOrDraw = createFormulaCache<Drawing | undefined>()
  const drawKept: DrawFormula = (latex, display, widest) =>
    latex.length > longestSource
      ? undefined
      : getOrDraw(`${display} ${widest ?? ''} ${latex}`, () => firstDrawing(ways, placeTags(latex), display, widest))
  return (latex, display, widest) => {
    const whole = drawKept(latex, display)
    if (!whole || widest === undefined || whole.width <= widest * shrinkable) return whole
    // MathJax does not break inline formulas, so the formula is drawn as a display formula.
    const broken = drawKept(display ? latex : `\\textstyle ${latex}`, true, Math.floor(widest))
    return broken && broken.width < whole.width ? broken : whole
  }
}

/** Matches the tag of an equation. Also matches `\\`, because the `tag` after it would be text. */
const tags = /\\\\|\\tag(\*?)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** Puts tags beside their equations. MathJax would put them at the margin, in an image as wide as the page. */
function placeTags(latex: string): string {
  return latex.replaceAll(tags, (found, star: string, tag: string | undefined) =>
    tag === undefined ? found : `\\qquad\\text{${star ? tag : `(${tag})`}}`,
  )
}

function firstDrawing(ways: readonly Draw[], latex: string, display: boolean, widest?: number): Drawing | undefined {
  for (const draw of ways) {
    try {
      const drawing = draw(latex, display, widest)
      if (Number.isFinite(drawing.width + drawing.height + drawing.depth)) return drawing
    } catch {
      // Continues with the next renderer, which may be able to parse the formula.
    }
  }
  return undefined
}

/**
 * TeX packages for MathJax. `newcommand` is omitted, so that a formula cannot redefine commands for later ones.
 * `noundefined` is omitted, so that an unknown command fails and the next renderer is tried. `html`, `require` and
 * `action` are omitted, too.
 */
const packages = [
  ...['base', 'ams', 'boldsymbol', 'cancel', 'color', 'enclose', 'extpfeil', 'gensymb', 'mathtools', 'mhchem'],
  ...['textcomp', 'textmacros'],
]

/** Returns the width in em. Used for scripts that the math font lacks. */
type Measure = (words: string) => number

/**
 * @param widest the maximum width in em. A wider formula is broken into lines if possible.
 * @throws Error when the source cannot be parsed
 */
type Draw = (source: string, display: boolean, widest?: number) => Drawing

/**
 * The font size and x-height of the page for MathJax, in pixels. MathJax scales its font until its x-height (0.442 em)
 * equals `ex`. One em of the page is then 2 × 0.442 = 0.884 em of the formula (`emOfPage`).
 */
const page = { em: 16, ex: 8 }
const emOfPage = 0.884

/**
 * Loads each part of the font when a formula first needs it. Loading all of them would take 32 MB and half a second of
 * CPU time in each thread. The parts are ES modules, which Node can require.
 */
function loadFontsOnDemand(): void {
  const require = createRequire(import.meta.url)
  mathjax.asyncLoad = (file) => {
    const name = file.startsWith('./') ? `@mathjax/src/${file.replace('.', 'mjs')}` : file.replace('/js/', '/mjs/')
    return require(name)
  }
  mathjax.asyncIsSynchronous = true
}

/** Creates functions that draw LaTeX and MathML. Both use the New Computer Modern font. */
function createMathjax(measure: Measure): { drawTex: Draw; drawMathml: Draw } {
  loadFontsOnDemand()
  MathJaxNewcmFont.addExtension(MathJaxMhchemFontExtension)
  const font = new MathJaxNewcmFont()
  const adaptor = liteAdaptor()
  // MathJax asks the adaptor for the width of text that the math font lacks. `unit` converts em to the unit that
  // MathJax expects, and is measured below with a probe.
  let unit = 1
  adaptor.nodeSize = (node) => [measure(adaptor.textContent(node)) * unit, 0.8]
  RegisterHTMLHandler(adaptor)
  const tex = new TeX<LiteElement, unknown, unknown>({
    packages,
    formatError: (_jax: unknown, error: Error) => {
      throw error
    },
  })
  const drawTex = drawWith(adaptor, font, tex, () => tex.reset())
  const drawMathml = drawWith(adaptor, font, new MathML({}), () => {})
  unit = measure(probe) / drawTex(`\\text{${probe}}`, false).width
  return { drawTex, drawMathml }
}

/** A word in a script that the math font lacks. */
const probe = '가나다'

/** @param font shared, because each part is loaded into the first font that needs it */
function drawWith(adaptor: LiteAdaptor, font: MathJaxNewcmFont, input: object, reset: () => void): Draw {
  const output = new SVG({
    fontCache: 'none',
    fontData: font,
    displayOverflow: 'linebreak',
    linebreaks: { inline: false },
  })
  const document = mathjax.document('', { InputJax: input, OutputJax: output })
  return (source, display, widest = 1e5) => {
    reset()
    const containerWidth = (widest / emOfPage) * page.em
    const container: unknown = document.convert(source, { display, ...page, containerWidth })
    if (!(container instanceof LiteElement)) throw new Error('MathJax has drawn nothing')
    return drawingFromSvg(adaptor, container)
  }
}
