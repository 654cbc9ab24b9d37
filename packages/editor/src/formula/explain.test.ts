import { createTranslations } from '@pathwise/i18n/browser'
import { expect, it } from 'vitest'
import { explain, explainHiddenParts } from './explain.ts'

const translations = await createTranslations('en', ['editor'])
const t = translations.getFixedT('en', 'editor')
const alignment = '\\begin{align*} x &= 1 \\\\ y &= 2 \\end{align*}'

it.each([
  ['\\foo', 'There is no \\foo command.'],
  ['\\frac{a', 'A closing brace } is missing.'],
  ['a}', 'There is one } too many.'],
  ['\\frac', 'The formula stops too early.'],
  ['x^', '^ needs something after it.'],
  ['\\left( x', '\\left needs a \\right after it.'],
  ['\\begin{matrix} a', '\\begin and \\end do not match.'],
  ['\\begin{nothing} a', '\\begin and \\end do not match.'],
  ['x^2^3', 'There are two superscripts or two subscripts in a row. Use braces, as in x^{ab}.'],
  ['a & b', 'The formula cannot be displayed. Look at this part: a & b'],
  [alignment, 'This formula works only on its own line. Check “On its own line” below.'],
  ['x \\tag{1}', 'This formula works only on its own line. Check “On its own line” below.'],
])('explains the error in the formula %s', (latex, sentence) =>
  expect(explain({ latex, block: false }, t)).toBe(sentence),
)

it.each(['x', '\\frac{a}{b}', '\\ce{2H2 + O2 -> 2H2O}', '가'])('accepts the valid formula %s', (latex) =>
  expect(explain({ latex, block: false }, t)).toBeUndefined(),
)

it('accepts aligned rows in a formula on its own line', () =>
  expect(explain({ latex: alignment, block: true }, t)).toBeUndefined())

it.each([
  ['\\href{https://a.example}{x}', 'A formula cannot contain a link. Readers see only the link’s text.'],
  ['\\url{https://a.example}', 'A formula cannot contain a link. Readers see only the link’s text.'],
  [
    '\\includegraphics{a.png}',
    'A formula cannot show an image. Readers see only the image’s description or file name.',
  ],
  ['\\htmlId{a}{x}', 'A formula cannot set IDs, classes, styles, or data. Readers see only the formula.'],
  ['x', undefined],
])('explains which part of %s readers cannot see', (latex, sentence) => {
  expect(explain({ latex, block: false }, t)).toBeUndefined()
  expect(explainHiddenParts(latex, t)).toBe(sentence)
})
