// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from './api-client.ts'
import { addEmbeddedQuery, buildEmbeddedQuery } from './embedded-query.ts'

afterEach(() => document.body.replaceChildren())

const queryKey = [['practice', 'get'], { input: { id: 12 }, type: 'query' }]

it('puts the record of the page into the query cache, even when the record contains HTML', () => {
  const record = { body: '</script><script>hacked()</script><!--' }
  document.body.innerHTML = buildEmbeddedQuery(queryKey, record)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  const client = createQueryClient()
  addEmbeddedQuery(client)
  expect(client.getQueryData(queryKey)).toEqual(record)
})

it.each(['', 'null', '{}', '{"queryKey":1,"data":1}'])('ignores the embedded text "%s"', (text) => {
  document.body.innerHTML = `<script type="application/json" id="embedded-query">${text}</script>`
  const client = createQueryClient()
  addEmbeddedQuery(client)
  expect(client.getQueryCache().getAll()).toEqual([])
})
