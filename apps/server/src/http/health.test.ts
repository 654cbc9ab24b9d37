import { expect, it } from 'vitest'
import { createDatabaseCheck } from './health.ts'

/** Builds a check with a time limit of 1 ms. Its queries end when the test ends them. */
function startCheck() {
  let clock = 0
  const queries: { found: (isFound: boolean) => void; fail: (error: Error) => void }[] = []
  const check = createDatabaseCheck(() => new Promise((found, fail) => queries.push({ found, fail })), {
    limitMs: 1,
    now: () => clock,
  })
  return {
    queries,
    checkAt: (ms: number) => {
      clock = ms
      return check()
    },
  }
}

it('reports the database as ready when the query is too slow but an earlier query succeeded in the last ten seconds', async () => {
  const { queries, checkAt } = startCheck()
  expect(await checkAt(0)).toBe('database unavailable')
  queries[0]?.found(true)
  expect(await checkAt(0)).toBe('ready')
  expect(await checkAt(10_000)).toBe('ready')
  expect(await checkAt(10_001)).toBe('database unavailable')
  queries[2]?.found(true)
  expect(await checkAt(10_001)).toBe('ready')
})

it('reports the database as not ready when the query fails, even if an earlier query succeeded', async () => {
  const { queries, checkAt } = startCheck()
  await checkAt(0)
  queries[0]?.found(true)
  const checked = checkAt(0)
  queries[1]?.fail(new Error('connect ECONNREFUSED'))
  expect(await checked).toBe('database unavailable')
})

it('reports the database as not ready when an earlier query did not find the latest migration', async () => {
  const { queries, checkAt } = startCheck()
  await checkAt(0)
  queries[0]?.found(false)
  expect(await checkAt(0)).toBe('database unavailable')
})
