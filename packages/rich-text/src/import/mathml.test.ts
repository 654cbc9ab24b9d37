import { expect, it } from 'vitest'
import { latexExpressions } from '../maths.ts'
import { importBody } from './import-html.ts'

function listLatex(mathml: string): string[] {
  return latexExpressions(importBody(`<p>a <math>${mathml}</math></p>`).html)
}

it.each([
  ['<mfrac><mn>1</mn><mi>x</mi></mfrac>', '\\frac{1}{x}'],
  ['<msqrt><mi>x</mi></msqrt>', '\\sqrt{x}'],
  ['<msup><mi>x</mi><mn>2</mn></msup><mo>&lt;</mo><mn>4</mn>', 'x^{2} < 4'],
  ['<mi>sin</mi><mi>x</mi>', '\\sin x'],
  ['<semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics>', 'x_1'],
])('converts the MathML %s to LaTeX', (mathml, latex) => {
  expect(listLatex(mathml)).toEqual([latex])
})

it('keeps the characters of MathML that it cannot convert', () => {
  expect(listLatex('<mstyle><mn>5</mn><mo>\\frac{</mo></mstyle>')).toEqual(['\\text{5\\textbackslash frac\\{}'])
})

it('reports MathML in the source and stores LaTeX', () => {
  expect(importBody('<math><mi>x</mi></math>')).toEqual({
    html: '<p><span data-type="math" data-latex="x"></span></p>',
    hasMathml: true,
  })
  expect(importBody('$x$').hasMathml).toBe(false)
})

it('does not expand custom entities in MathML', () => {
  expect(importBody('<!DOCTYPE math [<!ENTITY a "aaaa">]><math><mi>&a;</mi></math>').html).toContain('&#x26;a;')
})
