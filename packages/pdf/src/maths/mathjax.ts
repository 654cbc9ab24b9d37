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
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
import '@mathjax/src/js/util/asyncLoad/esm.js'
import { MathJaxMhchemFontExtension } from '@mathjax/mathjax-mhchem-font-extension/mjs/svg.js'
import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js'
import type { Drawing } from './drawing.ts'
import { drawingFromSvg } from './svg-drawing.ts'

/**
 * The TeX packages. `newcommand` is left out because a definition in one formula would apply to all later ones, and
 * `noundefined` because an unknown command must fail for the next renderer to be tried. So are `html`, `require` and
 * `action`.
 */
const packages = [
  ...['base', 'ams', 'boldsymbol', 'cancel', 'color', 'enclose', 'extpfeil', 'gensymb', 'mathtools', 'mhchem'],
  ...['textcomp', 'textmacros'],
]

/** Returns the width of words in em, for scripts that the maths font does not have. */
export type Measure = (words: string) => number

/**
 * Draws one formula.
 * @param widest in em: a wider formula is broken into lines if possible
 * @throws Error when the source cannot be parsed
 */
export type Draw = (source: string, display: boolean, widest?: number) => Drawing

/**
 * The font metrics of the page that MathJax assumes, in pixels. MathJax scales its font to match the page's ex, so the
 * page's em is this many em of the formula (2 times the font's x-height of 0.442 em).
 */
const page = { em: 16, ex: 8 }
const emOfPage = 0.884

/** Creates a function that draws LaTeX and one that draws MathML, both in the New Computer Modern font. */
export async function createMathjax(measure: Measure): Promise<{ drawTex: Draw; drawMathml: Draw }> {
  MathJaxNewcmFont.addExtension(MathJaxMhchemFontExtension)
  const adaptor = liteAdaptor()
  // MathJax asks the adaptor for the width of words in other scripts. The probe below determines the unit it expects.
  let unit = 1
  adaptor.nodeSize = (node) => [measure(adaptor.textContent(node)) * unit, 0.8]
  RegisterHTMLHandler(adaptor)
  const tex = new TeX<LiteElement, unknown, unknown>({
    packages,
    formatError: (_jax: unknown, error: Error) => {
      throw error
    },
  })
  const drawTex = await drawWith(adaptor, tex, () => tex.reset())
  const drawMathml = await drawWith(adaptor, new MathML({}), () => {})
  unit = measure(probe) / drawTex(`\\text{${probe}}`, false).width
  return { drawTex, drawMathml }
}

/** A word that the maths font does not have. */
const probe = '가나다'

async function drawWith(adaptor: LiteAdaptor, input: object, reset: () => void): Promise<Draw> {
  const output = new SVG({
    fontCache: 'none',
    fontData: MathJaxNewcmFont,
    displayOverflow: 'linebreak',
    linebreaks: { inline: false },
  })
  const document = mathjax.document('', { InputJax: input, OutputJax: output })
  await output.font.loadDynamicFiles()
  return (source, display, widest = 1e5) => {
    reset()
    const containerWidth = (widest / emOfPage) * page.em
    const container: unknown = document.convert(source, { display, ...page, containerWidth })
    if (!(container instanceof LiteElement)) throw new Error('MathJax has drawn nothing')
    return drawingFromSvg(adaptor, container)
  }
}
