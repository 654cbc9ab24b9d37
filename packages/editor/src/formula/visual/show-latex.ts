import { listRefusedParts } from '@pathwise/rich-text/drawable'
import { checkFormula } from '@pathwise/rich-text/formula'
import type { StoredFormula } from '@pathwise/rich-text/math'
import type { MathfieldElement } from 'mathlive'
import { haveSameMeaning } from './same-meaning.ts'
import { toKatex } from './to-stored.ts'

/** The reason why a formula can be edited only as LaTeX. */
export type Obstacle = 'chemistry' | 'incorrect' | 'unsupported'

/**
 * Shows a formula in the visual field. Returns an obstacle if editing the formula there would also change parts that
 * the user does not edit.
 */
export function showLatex(field: MathfieldElement, { latex, block }: StoredFormula): Obstacle | undefined {
  if (/\\(?:ce|pu)(?![A-Za-z])/.test(latex)) return 'chemistry'
  if (checkFormula(latex, { block }) !== undefined) return 'incorrect'
  // MathLive drops comments.
  if (listRefusedParts(latex).length > 0 || latex.replaceAll(/\\[\s\S]/g, '').includes('%')) return 'unsupported'
  field.setValue(latex, { silenceNotifications: true, mode: 'math', selectionMode: 'after' })
  // After an edit, MathLive returns some parts of the LaTeX unchanged and others expanded, so both forms must have the
  // same meaning as the original LaTeX.
  const written = [field.getValue('latex'), field.getValue('latex-expanded')].map(toKatex)
  const isKept = field.errors.length === 0 && written.every((each) => haveSameMeaning(each, latex))
  return isKept ? undefined : 'unsupported'
}
