import { cleanBody } from '@pathwise/rich-text/body'
import { expect, it } from 'vitest'
import { prepareForeignHtml } from './foreign-html.ts'

const run = (text: string) =>
  `<m:r><span style='font-family:"Cambria Math"'>${text === '' ? '' : `<m:t>${text}</m:t>`}</span></m:r>`
const inWord = (omml: string) =>
  `<p class=MsoNormal>a <!--[if gte msEquation 12]>${omml}<![endif]--><![if !msEquation]><span><img width=9 src="file:///C:/clip_image002.png"></span><![endif]> b</p>`
const formula = (latex: string) => `<p>a <span data-type="math" data-latex="${latex}"></span> b</p>`

it.each([
  [
    'a fraction',
    `<m:f><m:fPr><m:ctrlPr></m:ctrlPr></m:fPr><m:num>${run('1')}</m:num><m:den>${run('x')}</m:den></m:f>`,
    '\\frac{1}{x}',
  ],
  ['a power', `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`, '{x}^{2}'],
  ['a root', `<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg/><m:e>${run('x')}</m:e></m:rad>`, '\\sqrt{x}'],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
    '\\sum_{i=1}^{n} i',
  ],
  ['brackets', `<m:d><m:e>${run('x')}</m:e></m:d>`, '\\left(x\\right)'],
  ['a function', `<m:func><m:fName>${run('sin')}</m:fName><m:e>${run('x')}</m:e></m:func>`, '\\sin {x}'],
  ['typed exponents', run('A=πr²+10⁻³'), 'A=πr^{2}+10^{-3}'],
  ['typed indices', run('H₂O+x₁²'), 'H_{2}O+x_{1}^{2}'],
  ['a typed fraction', run('2½'), '2\\tfrac{1}{2}'],
  ['letters of other alphabets', run('𝑥∈ℝ, 𝐯, ①'), 'x∈ℝ, 𝐯, ①'],
  [
    'a binomial coefficient',
    `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${run('n')}</m:num><m:den>${run('k')}</m:den></m:f></m:e></m:d>`,
    '\\left({n \\atop k}\\right)',
  ],
  ['a triple integral', `<m:nary><m:naryPr><m:chr m:val="∭"/></m:naryPr><m:e>${run('f')}</m:e></m:nary>`, '\\iiint f'],
  [
    'an operator that LaTeX lacks',
    `<m:nary><m:naryPr><m:chr m:val="⨊"/></m:naryPr><m:sub>${run('i')}</m:sub><m:e>${run('f')}</m:e></m:nary>`,
    '\\mathop{⨊}_{i} f',
  ],
  ['a caron', `<m:acc><m:accPr><m:chr m:val="\u030C"/></m:accPr><m:e>${run('x')}</m:e></m:acc>`, '\\check{x}'],
  [
    'an accent that LaTeX lacks',
    `<m:acc><m:accPr><m:chr m:val="\u0311"/></m:accPr><m:e>${run('x')}</m:e></m:acc>`,
    '\\overset{\u0311}{x}',
  ],
  ['a brace below', `<m:groupChr><m:groupChrPr/><m:e>${run('x')}</m:e></m:groupChr>`, '\\underbrace{x}'],
  [
    'a brace above',
    `<m:groupChr><m:groupChrPr><m:chr m:val="⏞"/><m:pos m:val="top"/></m:groupChrPr><m:e>${run('x')}</m:e></m:groupChr>`,
    '\\overbrace{x}',
  ],
  [
    'an arrow above',
    `<m:groupChr><m:groupChrPr><m:chr m:val="⇒"/><m:pos m:val="top"/></m:groupChrPr><m:e>${run('x')}</m:e></m:groupChr>`,
    '\\overset{⇒}{x}',
  ],
])('reads %s in Word HTML instead of its fallback image', (_name, omml, latex) => {
  expect(cleanBody(prepareForeignHtml(inWord(`<m:oMath>${omml}</m:oMath>`)))).toBe(formula(latex))
})

it('reads a formula paragraph in Word HTML as a block formula', () => {
  const html = prepareForeignHtml(inWord(`<m:oMathPara><m:oMath>${run('x')}</m:oMath></m:oMathPara>`))
  expect(cleanBody(html)).toBe('<p>a</p>\n<div data-type="math" data-latex="x"></div>\n<p>b</p>')
})

it('converts list paragraphs in Word HTML to lists', () => {
  const item = (bullet: string, words: string, level = 1) =>
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${bullet}<span>&nbsp;</span></span><![endif]>${words}</p>`
  const html = `<p class=MsoNormal>a</p>${item('·', 'b')}${item('1.', 'c', 2)}${item('·', 'f')}<p>d</p>${item('1.', 'e')}`
  expect(cleanBody(prepareForeignHtml(html))).toBe(
    '<p>a</p>\n<ul>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n<li>f</li>\n</ul>\n<p>d</p>\n<ol>\n<li>e</li>\n</ol>',
  )
})
