import { listRefusedParts } from '@pathwise/rich-text/drawable'
import { checkFormula } from '@pathwise/rich-text/formula'
import type { StoredFormula } from '@pathwise/rich-text/math'
import type { MathfieldElement } from 'mathlive'
import { haveSameMeaning } from './same-meaning.ts'
import { toKatex } from './to-stored.ts'

/** Why a formula can be edited only as LaTeX. */
export type Obstacle = 'chemistry' | 'incorrect' | 'unsupported'

/**
 * Shows a formula in the field. Returns the obstacle if MathLive would change parts of the formula that the user does
 * not edit.
 */
export function showLatex(field: MathfieldElement, { latex, block }: StoredFormula): Obstacle | undefined {
  if (/\\(?:ce|pu)(?![A-Za-z])/.test(latex)) return 'chemistry'
  if (checkFormula(latex, { block }) !== undefined) return 'incorrect'
  // MathLive drops comments.
  if (listRefusedParts(latex).length > 0 || latex.replaceAll(/\\[\s\S]/g, '').includes('%')) return 'unsupported'
  field.setValue(latex, { silenceNotifications: true, mode: 'math', selectionMode: 'after' })
  // After an edit, MathLive returns some parts unchanged and others expanded, so both forms must mean the same as the
  // LaTeX.
  const written = [field.getValue('latex'), field.getValue('latex-expanded')].map(toKatex)
  const isKept = field.errors.length === 0 && written.every((each) => haveSameMeaning(each, latex))
  return isKept ? undefined : 'unsupported'
}
