import { cleanBody } from '@pathwise/rich-text/body'
import { importBody } from '@pathwise/rich-text/import'
import { latexExpressions } from '@pathwise/rich-text/math'
import { describe, expect, it } from 'vitest'
import { loadEditorSchema, read, roundTrip } from '../../test/bare-editor.ts'

const fixtures = Object.entries(
  import.meta.glob<string>('../../../rich-text/fixtures/bodies-v1/*.html', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
// The license does not allow these texts in the repository, so the test runs only if the file exists next to the
// repository.
const [problems] = Object.values(
  import.meta.glob<string>('../../../../../shared/data/math-problems.jsonl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const schema = await loadEditorSchema()

it('finds at least four rich text fixtures', () => expect(fixtures.length).toBeGreaterThan(3))

it.each(fixtures)('round-trips the fixture %s unchanged', (_name, file) => {
  const stored = file.replace(/\n$/, '')
  expect(roundTrip(schema, stored)).toBe(stored)
})

describe('stored HTML', () => {
  it.each([
    ['an empty text', ''],
    ['an item that begins with a formula', '<ul>\n<li>\n<div data-type="math" data-latex="x"></div>\n</li>\n</ul>'],
    ['a list in a tight item', '<ul>\n<li>a\n<ol start="4">\n<li>b</li>\n</ol>\n</li>\n</ul>'],
    ['a list in a cell', '<table>\n<tbody>\n<tr>\n<td>a\n<ul>\n<li>b</li>\n</ul>\n</td>\n</tr>\n</tbody>\n</table>'],
    ['headers beside a row', '<table>\n<tbody>\n<tr>\n<th>a</th>\n<td>b</td>\n</tr>\n</tbody>\n</table>'],
    ['two rows of a head', '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n<tr>\n<th>b</th>\n</tr>\n</thead>\n</table>'],
    ['both exponents and indices', '<p>x<sub>1<sup>2</sup></sub> and <strong><code>y</code></strong></p>'],
    ['code with blank lines and tabs', '<pre><code class="language-c++">\n\ta\n\n\n  b\n</code></pre>'],
    ['a line break', '<p>a<br>b</p>'],
    ['a formula in bold', '<p><strong>a <span data-type="math" data-latex="x"></span> b</strong></p>'],
  ])('round-trips %s unchanged', (_name, stored) => {
    expect(cleanBody(stored)).toBe(stored)
    expect(roundTrip(schema, stored)).toBe(stored)
  })

  it('drops a link whose URL is not allowed', () => {
    const paragraph = read(schema, '<p><a href="javascript:alert(1)">a</a></p>').child(0)
    expect(paragraph.toString()).toBe('paragraph("a")')
  })
})

it.skipIf(problems === undefined)(
  'keeps all formulas of 700 real problems (skipped if math-problems.jsonl is missing)',
  { timeout: 60_000 },
  () => {
    const sources = (problems ?? '').trim().split('\n').flatMap(parseTexts)
    expect(sources).toHaveLength(1_400)
    let formulas = 0
    for (const source of sources) {
      const { html } = importBody(source.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
      const once = roundTrip(schema, html)
      const stored = latexExpressions(html)
      expect(latexExpressions(once)).toEqual(stored)
      expect(once).toBe(html)
      formulas += stored.length
    }
    expect(formulas).toBeGreaterThan(7_000)
  },
)

function parseTexts(line: string): string[] {
  const { problem, solution }: { problem: string; solution: string } = JSON.parse(line)
  return [problem, solution]
}
