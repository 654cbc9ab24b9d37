import { describe, expect, it } from 'vitest'
import { scanFormulas } from './scan.ts'

/** Marks inline formulas as `«…»`, block formulas as `««…»»` and figures as `|…|`. */
function seen(source: string): string {
  return scanFormulas(source)
    .map((part) => {
      if (part.kind === 'text') return part.value
      if (part.kind === 'figure') return `|${part.source}|`
      return part.block ? `««${part.latex}»»` : `«${part.latex}»`
    })
    .join('')
}

describe('scanFormulas', () => {
  it.each([
    ['a \\( x \\) b', 'a «x» b'],
    ['a \\[ x \\] b', 'a ««x»» b'],
    ['a $x$ b', 'a «x» b'],
    ['a $$ x $$ b', 'a ««x»» b'],
    ['$a$$b$', '«a»«b»'],
    ['($x$, $y$)', '(«x», «y»)'],
    ['$x$-axis and $n$th', '«x»-axis and «n»th'],
    ['$\\text{if $x$}$ b', '«\\text{if $x$}» b'],
    ['\\(\\text{\\(\\frac a b\\)}\\) c', '«\\text{\\(\\frac a b\\)}» c'],
    ['\\(a{\\) \\(b}\\)', '«a{\\) \\(b}»'],
    ['\\(a{\\) b', '«a{» b'],
    ['$\\$5$ off', '«\\$5» off'],
    ['$ 6x^2 - 5$', '« 6x^2 - 5»'],
    [
      'triangles $\\triangle ABC \\sim \\triangle DEF$ and $ABC$.',
      'triangles «\\triangle ABC \\sim \\triangle DEF» and «ABC».',
    ],
    ['$\\text{area of } ABC = 5 \\text{ square metres}$', '«\\text{area of } ABC = 5 \\text{ square metres}»'],
    ['x \\begin{align*}a &= b\\\\ c\\end{align*} y', 'x ««\\begin{align*}a &= b\\\\ c\\end{align*}»» y'],
    ['\\[a\\\\[2pt] b\\]', '««a\\\\[2pt] b»»'],
    ['[asy] draw((0,0)--(1,$x$)); [/asy] $x$', '|draw((0,0)--(1,$x$));| «x»'],
    ['넓이는 $12\\,\\mathrm{cm}^2$이고 값은 $a=3$이다.', '넓이는 «12\\,\\mathrm{cm}^2»이고 값은 «a=3»이다.'],
    ['若$x>0$，則$y$為何？', '若«x>0»，則«y»為何？'],
  ])('finds formulas in %j', (source, expected) => {
    expect(seen(source)).toBe(expected)
  })

  it.each([
    ...[
      '$5 and $6',
      '$5, $6 and $7.50.',
      'from $20-$30',
      'US$5 or CA$6',
      'between $1,000 and $2,000 a year',
      'it costs $5',
    ],
    ...[
      '$5 for lunch, US$ only',
      'a 10% share of $40 (not $4) is $4',
      '가격은 $5이고 배는 $6이다',
      '苹果$5，梨$6',
      '사과 $5와 배$ 중에서',
    ],
    ...[
      '\\$5 and $x',
      '\\\\(x\\\\)',
      '$$',
      '$$ $$',
      '\\(\\)',
      '\\( x',
      'x \\]',
      '\\begin{align}x',
      '\\begin{tabular}x\\end{tabular}',
    ],
    ...['[asy] x', '$a\n\nb$', '${$', '$}{$', 'the $PATH and the $HOME of a shell'],
  ])('finds no formulas in %j', (source) => {
    expect(scanFormulas(source)).toEqual([{ kind: 'text', value: source }])
  })

  it('keeps every character of text without formulas', () => {
    expect(scanFormulas('')).toEqual([])
    expect(seen('\\alpha [x] $ $')).toBe('\\alpha [x] $ $')
  })
})
