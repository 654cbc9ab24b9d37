import { createFormulas } from '@pathwise/pdf/math/formulas'
import { describeFormula } from '@pathwise/pdf/math/reading'
import { loadSpeech } from '@pathwise/pdf/math/speech'
import { listFormulas } from '@pathwise/rich-text/math'
import { type Figure, round } from './report.ts'
import type { StudySheet } from './study-sheet.ts'

/** The maximum number of formulas to measure. */
const most = 2_000
const turns = 3

/**
 * Measures how the CPU time of an uncached formula is split between MathJax, the speech rules, and the conversion to
 * text.
 */
export async function splitFormulas(sheets: readonly StudySheet[]): Promise<Figure[]> {
  const formulas = [...new Set(sheets.flatMap(({ html }) => listFormulas(html).map(({ latex }) => latex)))].slice(
    0,
    most,
  )
  const draw = createFormulas((words) => words.length)
  const speak = await loadSpeech()
  const convert = {
    mathjax: (latex: string) => draw(latex, false),
    speech: (latex: string) => speak(latex, 'en'),
    text: describeFormula,
  }
  const milliseconds = (work: (latex: string) => unknown) => {
    let last = 0
    for (let turn = 1; turn <= turns; turn++) {
      const start = process.cpuUsage()
      // The LaTeX comment differs in each turn, so that every formula misses the caches.
      for (const latex of formulas) work(`%split${turn}\n${latex}`)
      const { user, system } = process.cpuUsage(start)
      last = (user + system) / 1000 / formulas.length
    }
    return last
  }
  const [mathjax, speech, text] = [convert.mathjax, convert.speech, convert.text].map(milliseconds)
  const total = (mathjax ?? 0) + (speech ?? 0) + (text ?? 0)
  return [
    {
      name: 'CPU time of a new formula',
      value: total,
      unit: 'ms',
      bar: null,
      details: { mathjax: round(mathjax ?? 0), speech: round(speech ?? 0), text: round(text ?? 0) },
    },
  ]
}
