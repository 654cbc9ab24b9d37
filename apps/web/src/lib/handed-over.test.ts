// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from './api-client.ts'
import { adoptHandedOver, buildHandedOver } from './handed-over.ts'

afterEach(() => document.body.replaceChildren())

const queryKey = [['practice', 'get'], { input: { id: 12 }, type: 'query' }]

it('puts the record of the page into the query cache, even when the record contains HTML', () => {
  const record = { body: '</script><script>hacked()</script><!--' }
  document.body.innerHTML = buildHandedOver(queryKey, record)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  const client = createQueryClient()
  adoptHandedOver(client)
  expect(client.getQueryData(queryKey)).toEqual(record)
})

it.each(['', 'null', '{}', '{"queryKey":1,"data":1}'])('ignores the handed over text "%s"', (text) => {
  document.body.innerHTML = `<script type="application/json" id="handed-over">${text}</script>`
  const client = createQueryClient()
  adoptHandedOver(client)
  expect(client.getQueryCache().getAll()).toEqual([])
})
