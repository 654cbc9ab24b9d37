import { languages } from '@pathwise/i18n/languages'
import { expect, it } from 'vitest'
import { sampleProblem } from '../test/sample-problem.ts'
import { type RecordRequest, renderRecord } from './entry-record.tsx'

const formula = '<span data-type="math" data-latex="x^2"></span>'
const problem = sampleProblem({ body: `<p>Solve ${formula}.</p>`, choices: [{ id: 'A', html: formula }] })

function render(change: Partial<RecordRequest> = {}) {
  const address = { kind: 'problem', id: '12', pathname: '/practice/12', search: '' }
  return renderRecord({ ...address, language: 'en', record: problem, ...change })
}

it('renders a problem with its formulas, title and fonts', async () => {
  const { html, tags } = await render()
  expect(html).toContain('<em>small</em> sum')
  expect(html.match(/class="katex"/g)).toHaveLength(2)
  expect(html).not.toMatch(/data-type="math"[^>]*><\//)
  expect(tags).toContain('<title>Problem 12 · Pathwise</title>')
  expect(tags).toMatch(/<link rel="preload" href="[^"]+" as="font" crossorigin="" type="font\/woff2"\/>/)
})

it('preloads no fonts for a problem without formulas', async () => {
  expect((await render({ record: sampleProblem() })).tags).not.toContain('preload')
})

it.each(languages)('renders a problem in %s', async (language) => {
  expect((await render({ language })).html).toContain('A <em>small</em> sum')
})

it('embeds the record in the page together with its query key', async () => {
  const { embeddedQuery } = await render()
  const json = /^<script type="application\/json" id="embedded-query">(.*)<\/script>$/.exec(embeddedQuery)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    queryKey: [['practice', 'get'], { input: { id: 12 }, type: 'query' }],
    data: problem,
  })
})

it('throws when the kind of the record or the language is unknown', async () => {
  await expect(render({ kind: 'plan' })).rejects.toThrow('No page shows a "plan"')
  await expect(render({ language: 'fr' })).rejects.toThrow('No texts in "fr"')
})
