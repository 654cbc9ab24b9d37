import type { PdfWords } from '../src/content/notes.ts'
import type { Language } from '../src/language.ts'

export const words: PdfWords = {
  notShown: 'Not shown here: {{what}}',
  figureSource: 'A figure of which only the source can be shown:',
  image: 'image',
  video: 'video',
  audio: 'recording',
  drawing: 'drawing',
  embedded: 'embedded page',
  callouts: { definition: 'Definition', example: 'Example', mistake: 'Common mistake' },
}

export const sentences = {
  en: 'Explain why every solution of the equation is a real number.',
  ko: '다음 방정식의 실근을 모두 구하고, 그 이유를 간단히 설명해 보세요.',
  'zh-TW': '請寫出下列方程式的所有實數解，並說明理由。',
  'zh-CN': '请写出下列方程的所有实数解，并说明理由。',
} as const satisfies Record<Language, string>

export function inlineMath(latex: string): string {
  return `<span data-type="math" data-latex="${escapeHtml(latex)}"></span>`
}

export function blockMath(latex: string): string {
  return `<div data-type="math" data-latex="${escapeHtml(latex)}"></div>`
}

function escapeHtml(latex: string): string {
  return latex.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Builds a body with every type of content that a stored body can contain. */
export function everything(sentence: string): string {
  return `<h2>Marks</h2>
<p>Plain, <strong>strong <em>and both</em></strong>, <u>under</u>, <s>struck</s>, H<sub>2</sub>O, <code>let x = 1</code>. ${sentence} <a href="https://www.collegeboard.org/sat">The page of the SAT</a> ${inlineMath('\\frac{1}{2}')}</p>
${blockMath('\\int_0^\\infty e^{-x^2}\\,dx')}${blockMath('\\begin{cases}1&\\text{if }x\\\\2&\\text{그렇지 않으면 否則}\\end{cases}')}
<h3>Lists</h3><ul><li>one<ul><li>nested</li></ul></li><li></li></ul><ol start="9"><li>nine</li><li>ten</li></ol>
<ul><li data-checked="true">done</li><li data-checked="false">to do</li></ul>
<blockquote><p>${sentence}</p><blockquote><p>twice</p></blockquote></blockquote><hr>
<pre><code class="language-python">def f(x):\n\treturn x</code></pre>
<table><thead><tr><th>Light</th><th colspan="2">Fronds</th></tr></thead><tbody><tr><td rowspan="2">Dim</td><td>24</td><td>${inlineMath('\\pm 2')}</td></tr><tr><td></td><td>${sentence}</td></tr></tbody></table>
<figure data-figure='{"v":1,"kind":"number_line","alt":"A ray.","x":{"min":-2,"max":2,"step":1,"label":"x"},"intervals":[{"from":1}]}'><figcaption>A caption</figcaption></figure>
<h2>Last</h2><p>${`${sentence} `.repeat(60)}</p>`
}
