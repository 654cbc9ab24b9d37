import { describe, expect, it } from 'vitest'
import { findForbiddenMarkup } from '../test/forbidden-markup.ts'
import { cleanBody } from './body.ts'
import { importBody, importPhrase } from './import/import-html.ts'
import { cleanPhrase } from './phrase.ts'
import { plainText } from './text.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)" alt="a">',
  '<a href="&#106;&#x61;vascript&colon;alert(1)">a</a>',
  '<a href="java&Tab;script&NewLine;:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<a href="https://a.example" onclick="alert(1)" style="x" target="_top" ping="https://b.example">a</a>',
  '<p onmouseover=alert(1) style="background:url(javascript:alert(1))" id=x name=y class=z>a</p>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><p onclick=alert(1)>a</p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></mglyph></table></mtext></math>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  '<base href="javascript:/"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=x>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button><input autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title><a title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<!--><img src=x onerror=alert(1)>--><![CDATA[<img src=x onerror=alert(1)>]]><?xml x="><img src=x onerror=alert(1)>"?>',
  '<span data-type="math" data-latex="&quot;><img src=x onerror=alert(1)>" onclick=alert(1)></span>',
  '<div data-type="math" data-latex="\\href{javascript:alert(1)}{x}"><script>alert(1)</script></div>',
  '<li data-checked="true" onclick=alert(1)>a</li><code class="language-x onclick evil">a</code>',
  '<figure data-figure="{}" onclick=alert(1)><svg onload=alert(1)><script>alert(1)</script></svg><img src=x onerror=alert(1)></figure>',
  `<figure data-figure='{"v":1,"kind":"number_line","alt":"&lt;img src=x onerror=alert(1)>","x":{"min":0,"max":1}}' style="x"><svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg><figcaption onclick=alert(1)>b<script>alert(1)</script></figcaption></figure>`,
  '<td colspan="1e9" rowspan="-3">a</td><ol start="9999999999999"><li>a</ol>',
  '<p>\\(<img src=x onerror=alert(1)>\\) $"><script>alert(1)</script>$</p>',
  '$\\text{</span><img src=x onerror=alert(1)>}$',
  '<x-a onclick=alert(1)>a</x-a><__proto__>b</__proto__><constructor>c</constructor><tostring>d</tostring>',
  '<a href="https://a.example" href="javascript:alert(1)">a</a>',
  '<p>\u0000\u0008\uD800<\u0000script>alert(1)</script></p>',
]

describe.each([
  ['cleanBody', cleanBody],
  ['cleanPhrase', cleanPhrase],
  ['importBody', (html: string) => importBody(html).html],
  ['importPhrase', (html: string) => importPhrase(html).html],
])('%s', (_name, clean) => {
  it.each(attacks)('makes %s safe', (attack) => {
    const stored = clean(attack)
    expect(findForbiddenMarkup(stored)).toEqual([])
    expect(clean(stored)).toBe(stored)
  })

  it('removes all unsafe markup when a text combines all attacks', () => {
    const stored = clean(attacks.join('').slice(0, 4_000))
    expect(findForbiddenMarkup(stored)).toEqual([])
  })
})

/**
 * The CPU time allowed for a quarter of the maximum length. Quadratic work at full length would take 16 times as long,
 * which is one minute.
 */
const mostMicroseconds = 3_750_000

describe('size limits', () => {
  const repeat = (part: string, times: number) => part.repeat(times)

  it.each([
    ['5 MB of text', repeat('word ', 1_000_000), 'too_long'],
    ['10,000 elements in each other', repeat('<div>', 10_000), 'too_deep'],
    ['a million open elements', repeat('<b>', 330_000), 'too_deep'],
    [
      'marks opened again in every paragraph',
      `${numbered('<b id=#>', 150)}${repeat('<p>x', 100_000)}`,
      'too_many_elements',
    ],
    ['an element with 100,000 attributes', `<p ${numbered('a# ', 100_000)}>`, 'too_many_attributes'],
    ['a line for every three characters', repeat('<p>a', 200_000), 'too_many_elements'],
    ['escaped text that outgrows the limit', repeat('&', 400_000), 'too_long'],
  ])('rejects %s', (_what, html, reason) => {
    expect(() => importBody(html)).toThrow(expect.objectContaining({ name: 'RichTextError', reason }))
  })

  it.each([
    ['lists in lists', repeat('<ul><li>a', 90)],
    ['quotes in quotes', repeat('<blockquote>a', 190)],
    ['tables in tables', repeat('<table><tr><td>a', 45)],
    ['content that a table throws out', `<table>${repeat('<b>x</b>', 5_000)}`],
    ['formulas without an end', repeat('\\(\\[$${$\\begin{align}[asy]', 2_500)],
    ['dollar signs and braces', repeat('${', 100_000)],
    ['one long word', repeat('a', 225_000)],
    ['an image with a long name', `a<img src="${repeat('a', 100_000)}/">`],
    ['a link with an address full of spaces', `<a href="https://a${repeat(' ', 100_000)}b">a</a>`],
    ['a long word between two dollar signs', `$${repeat('a', 100_000)}$`],
    ['many marks', repeat('<b><i><u><s>x</b>y</i>z</u></s>', 1_000)],
  ])('cleans %s within the time limit, idempotently', (_what, html) => {
    const start = process.cpuUsage()
    const { html: stored } = importBody(html)
    expect(findForbiddenMarkup(stored)).toEqual([])
    expect(cleanBody(stored)).toBe(stored)
    expect(plainText(stored)).not.toBe('')
    expect(process.cpuUsage(start).user).toBeLessThan(mostMicroseconds)
  })

  it('rejects a title that is too long', () => {
    expect(() => cleanPhrase('a'.repeat(4_001))).toThrow('too long')
  })
})

function numbered(part: string, times: number): string {
  return Array.from({ length: times }, (_, index) => part.replace('#', String(index))).join('')
}
