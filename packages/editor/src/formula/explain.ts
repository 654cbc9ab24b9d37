import { listRefusedParts } from '@pathwise/rich-text/drawable'
import { checkFormula } from '@pathwise/rich-text/formula'
import type { StoredFormula } from '@pathwise/rich-text/math'
import type { TFunction } from 'i18next'

/** Explains KaTeX's error in the user's language. Returns undefined for a valid formula. */
export function explain({ latex, block }: StoredFormula, t: Words): string | undefined {
  const reason = checkFormula(latex, { block })
  return reason === undefined ? undefined : inWords(reason, latex, t)
}

/** Explains which parts of a valid formula are hidden from readers. Returns undefined if no part is hidden. */
export function explainHiddenParts(latex: string, t: Words): string | undefined {
  const reasons = listRefusedParts(latex).map((part) => t(`formula.refused.${part}`))
  return reasons.length > 0 ? reasons.join(' ') : undefined
}

/** Translates KaTeX's message, which is in English and refers to tokens. */
function inWords(message: string, latex: string, t: Words): string {
  const [, sentence = '', part = ''] =
    /^KaTeX parse error: (.*?)(?: at (?:position \d+|end of input): (.*))?$/s.exec(message) ?? []
  const command = /\\[A-Za-z]+|\\./.exec(sentence)?.[0] ?? ''
  if (sentence.startsWith('Undefined control sequence')) return t('formula.unknownCommand', { command })
  if (/only in display/.test(sentence)) return t('formula.ownLineOnly')
  if (/Expected '\\right'|\\right/.test(sentence)) return t('formula.missingRight')
  if (/environment|\\begin|\\end/.test(sentence)) return t('formula.environment')
  if (/Double (super|sub)script/.test(sentence)) return t('formula.doubleScript')
  if (/got '}'|Extra }/.test(sentence)) return t('formula.extraBrace')
  if (/^Expected group (?:after|as argument to)/.test(sentence)) {
    return t('formula.missingArgument', { command: /'(.+?)'/.exec(sentence)?.[1] ?? command })
  }
  if (/got 'EOF'|end of input/i.test(sentence))
    return t(lacksBrace(latex) ? 'formula.missingBrace' : 'formula.unfinished')
  return t('formula.other', { part: toReadable(part) || command || sentence })
}

/** Removes the combining characters with which KaTeX underlines the error. Cuts the text at 40 characters. */
function toReadable(part: string): string {
  return part
    .replaceAll(/[\u0332…]/gu, '')
    .trim()
    .slice(0, 40)
}

function lacksBrace(latex: string): boolean {
  const braces = latex.replaceAll(/\\./gs, '')
  return braces.split('{').length > braces.split('}').length
}

type Words = TFunction<'editor'>
