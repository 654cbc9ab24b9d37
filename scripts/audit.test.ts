import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { audit } from './audit.mjs'

const manifest = new URL('../package.json', import.meta.url)
const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(manifest, 'utf8'))

const advisory = { id: 1, url: 'https://example.org/1', title: 'A made-up advisory', cwe: [], severity: 'high' }
const cvss = { score: 9, vectorString: null }

/** Starts a registry that sends the same response to every request until the test ends. Returns the registry's URL. */
async function startRegistry(status: number, answer: object): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}/`
}

it.each([
  [
    'an advisory applies',
    200,
    { fastify: [{ ...advisory, cvss, vulnerable_versions: '<99.0.0' }] },
    1,
    /A made-up advisory/,
  ],
  ['the registry has no advisories', 405, {}, 2, /^NOT AUDITED: /m],
])('returns a distinct code when %s', async (_case, status, answer, code, report) => {
  expect(await audit(packageManager, await startRegistry(status, answer))).toEqual({
    code,
    report: expect.stringMatching(report),
  })
})
