import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForZip, buildItem, filesIn } from './exports.ts'
import { type Person, signInNew } from './people.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let student: Person
beforeAll(async () => {
  server = await startTestServer()
  student = await signInNew(server)
})
afterAll(() => server.close())

describe('a ZIP of PDFs', () => {
  it('holds the items in the order asked for, named in their own script', async () => {
    const ids = [
      await buildItem(server.database, { title: '이차방정식', language: 'ko' }),
      await buildItem(server.database),
    ]
    const response = await askForZip(server, student, ids.toReversed())
    expect(response.status).toBe(200)
    const files = await filesIn(response)
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^\d{4} Completing the square\.pdf$/),
      expect.stringMatching(/ 이차방정식\.pdf$/),
    ])
    for (const bytes of files.values()) expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
