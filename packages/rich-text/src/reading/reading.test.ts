import { expect, it } from 'vitest'
import { readFormula } from './reading.ts'

it.each([
  ['\\sum F = ma', '∑F = ma'],
  ['\\frac{1}{2}', '1/2'],
  ['\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
  ['x_1^2 + x_{n-1}', 'x₁² + xₙ₋₁'],
  ['e^{i\\pi}', 'e^(iπ)'],
  ['\\sqrt[3]{8} = 2', '∛8 = 2'],
  ['\\sin x \\le 1', 'sin x ≤ 1'],
  ['2\\sin(x)', '2 sin(x)'],
  ['\\log_2 8', 'log₂ 8'],
  ['\\lim_{x \\to 0} f(x)', 'lim_(x→0) f(x)'],
  ['\\sum_{i=1}^{n} i', '∑ᵢ₌₁ⁿ i'],
  ['\\int_0^1 x\\,dx', '∫₀¹ x dx'],
  ['\\vec{v} \\cdot \\overline{AB}', 'v⃗ ⋅ A̅B̅'],
  ['90^\\circ', '90°'],
  ["f'(x)", 'f′(x)'],
  ['x \\in \\mathbb{R}', 'x ∈ ℝ'],
  ['\\binom{n}{k}', '(n; k)'],
  ['\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', '(a b; c d)'],
  ['\\begin{cases}1 & x>0\\\\0 & \\text{otherwise}\\end{cases}', '{1 x > 0; 0 otherwise'],
  ['\\begin{align*}a&=b\\\\&=c\\end{align*}', 'a = b; = c'],
  ['\\text{넓이 } = 12\\text{ cm}', '넓이 = 12 cm'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2 H₂ + O₂ → 2 H₂O'],
  ['\\sin^2 x + \\cos^2 x = 1', 'sin² x + cos² x = 1'],
  ['\\frac{\\text{cm}}{\\text{s}}', 'cm/s'],
  ['\\frac{dy}{dx}', '(dy)/(dx)'],
  ['-2 \\times (-3)', '−2 × (−3)'],
  ['|x| < 2', '|x| < 2'],
  ['1,000.5', '1,000.5'],
  ['a \\xrightarrow{f} b', 'a →ᶠ b'],
  ['2\\frac12', '2 1/2'],
  ['\\frac{7}{9}AK', '(7/9)AK'],
  ['2\\frac12x', '2(1/2)x'],
  ['\\sqrt{3}x', '√(3)x'],
  ['\\sqrt[3]{2}x', '∛(2)x'],
  ['\\sqrt{3} + \\frac12', '√3 + 1/2'],
  ['x^q', 'x^(q)'],
  ['\\overset{n}{x}', 'xⁿ'],
  ['\\underset{n}{x} + 1', 'xₙ + 1'],
  ['\\underset{x\\to0}{\\lim} x', 'lim_(x→0) x'],
  ['\\cancelto{0}{x}', 'x⁰'],
  ['a\\stackrel{?}{=}b', 'a=^(?)b'],
  ['(a, b]', '(a, b]'],
  ['5\\%', '5%'],
  ['\\$5', '$5'],
  ['\\href{https://a.example}{x}', 'x'],
])('converts %s to one line of text', (latex, text) => {
  expect(readFormula(latex)).toBe(text)
})

it.each(['\\bogus', '{'.repeat(9_000), 'x'.repeat(10_001)])(
  'returns the source if KaTeX cannot parse it: %.20s',
  (latex) => {
    expect(readFormula(latex)).toBe(latex)
  },
)
