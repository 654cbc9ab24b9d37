import { plainReport } from '@pathwise/testing/plain-report'
import { expect } from '@playwright/test'
import type { RunningServer } from './server.ts'

interface Written {
  readonly id: number
  readonly title: string
  readonly version: number
}

async function signInAsEditor(server: RunningServer): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@pathwise.example', password: 'pathwise-demo' }),
  })
  const { access_token } = await response.json()
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
}

/** Shares a report without an account. Returns the report's id. */
async function shareReport(server: RunningServer): Promise<string> {
  const response = await fetch(`${server.url}/api/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plainReport),
  })
  expect(response.status).toBe(200)
  const { id } = await response.json()
  return id
}

const words = { body: `<p>${'A text of some length. '.repeat(500)}</p>`, language: 'en' }

/** Creates and edits items until the server is killed. Calls `acknowledged` for each response. */
async function writeUntilKilled(server: RunningServer, name: string, acknowledged: (item: Written) => void) {
  const headers = await signInAsEditor(server)
  const send = async (method: string, path: string, fields: object): Promise<Written> => {
    const body = JSON.stringify({ ...words, ...fields })
    const response = await fetch(`${server.url}${path}`, { method, headers, body })
    expect(response.status).toBe(200)
    const item: Written = await response.json()
    acknowledged(item)
    return item
  }
  for (let number = 0; ; number++) {
    try {
      const { id, version } = await send('POST', '/api/content', { title: `${name}, item ${number}` })
      await send('PUT', `/api/content/${id}`, { title: `${name}, item ${number}, edited`, version })
    } catch (error) {
      // fetch throws a TypeError when the connection breaks.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/** What a server had acknowledged when it was killed. */
export interface Acknowledged {
  readonly items: readonly Written[]
  readonly shareId: string
}

/** Writes to the server, and kills it while an edit is in flight. `npm run drill kills` kills many servers. */
export async function killWhileWriting(server: RunningServer): Promise<Acknowledged> {
  const items = new Map<number, Written>()
  const shareId = await shareReport(server)
  let killed: Promise<unknown> | undefined
  let answers = 0
  await writeUntilKilled(server, 'round 1', (item) => {
    items.set(item.id, item)
    // 25 is odd, so the server is killed after it confirms a new item, while the edit of that item is in flight.
    answers++
    if (answers === 25) killed = server.stop('SIGKILL')
  })
  await killed
  expect(answers).toBeGreaterThanOrEqual(25)
  return { items: [...items.values()], shareId }
}

/** Checks that a server on the same data still has everything that the killed server acknowledged. */
export async function expectStored(server: RunningServer, { items, shareId }: Acknowledged) {
  for (const { id, title, version } of items) {
    const found: Written = await (await fetch(`${server.url}/api/content/${id}`)).json()
    // The server may have stored an edit that was in flight when it was killed, although it sent no response.
    if (found.version === version) expect(found.title).toBe(title)
    else expect(found).toMatchObject({ version: version + 1, title: `${title}, edited` })
  }
  const opened = await fetch(`${server.url}/api/share/${shareId}`)
  expect(opened.status).toBe(200)
  expect(await opened.json()).toEqual(plainReport)
  const listed: Written[] = await (await fetch(`${server.url}/content?q=round&limit=100`)).json()
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
}
