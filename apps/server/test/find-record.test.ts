import { buildQuestion, buildShare } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { expect, it } from 'vitest'
import type { WebApp } from '../src/app.ts'
import { parseRequestUrl } from '../src/http/request-url.ts'
import { readRecordAddress } from '../src/web/find-record.ts'
import { startTestServer } from './server.ts'

/** A web app that responds to each page request with the record that the server would render in that page. */
const records: WebApp = async (app, { findRecord }) => {
  app.setNotFoundHandler(async (request, reply) => {
    const address = readRecordAddress(parseRequestUrl(request))
    return { kind: address?.kind, found: address && (await findRecord(request, reply, address)) }
  })
}

const server = closeAfterTests(await startTestServer({ webApp: records }))
const open = async (path: string): Promise<unknown> => (await server.request(path)).json()

it('findRecord returns the problem that practice.get returns, without its answer', async () => {
  const hidden = { answer: 'B', explanation: '<p>Hidden reason</p>', hints: ['<p>Hidden hint</p>'] }
  const { id } = await buildQuestion(server.database, hidden)
  const record = await server.client.practice.get.query({ id })
  const found = await open(`/practice/${id}`)
  expect(found).toEqual({ kind: 'problem', found: record })
  expect(JSON.stringify(found)).not.toMatch(/hidden|"answer"/i)
})

it('findRecord returns the report that share.get returns', async () => {
  const { id } = await buildShare(server.database, plainReport)
  const record = await server.client.share.get.query({ id })
  expect(await open(`/plan?share=${id}`)).toEqual({ kind: 'report', found: record })
})

it('does not find an assessment item by the URL of a practice problem', async () => {
  const { id } = await buildQuestion(server.database, { pool: 'assessment' })
  expect(await open(`/practice/${id}`)).toEqual({ kind: 'problem' })
})

it.each([
  ['/practice/999999999', 'problem'],
  ['/practice/2147483647', 'problem'],
  ['/practice/9999999999', 'problem'],
  [`/plan?share=${'A'.repeat(22)}`, 'report'],
  ['/plan?share=', 'report'],
  ['/plan', undefined],
  ['/practice', undefined],
  ['/practice/set', undefined],
  ['/practice/0', undefined],
  ['/practice/1e3', undefined],
  ['/practice/99999999999', undefined],
  ['/practice/1/more', undefined],
])('finds no record for %s, of the kind %s', async (path, kind) => {
  expect(await open(path)).toEqual(kind === undefined ? {} : { kind })
})
