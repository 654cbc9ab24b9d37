import { describe, expect, it } from 'vitest'
import { startForTest, type TestServer } from './server.ts'

const start = (editorOrigins: readonly string[]) => startForTest({ environment: { editorOrigins } })

async function headersAt(server: TestServer, path: string) {
  const { headers } = await server.request(path, { headers: { accept: 'text/html' } })
  return {
    ancestors: /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
    frames: headers.get('x-frame-options'),
    opener: headers.get('cross-origin-opener-policy'),
  }
}

const closed = { ancestors: "'self'", frames: 'SAMEORIGIN', opener: 'same-origin' }

describe('EDITOR_ORIGINS', () => {
  it('lets only the listed origins embed the editor, and returns them in system.config', async () => {
    const server = await start(['https://cms.example.org', 'http://localhost:8080'])
    const open = {
      ancestors: "'self' https://cms.example.org http://localhost:8080",
      frames: null,
      opener: 'unsafe-none',
    }
    expect(await headersAt(server, '/admin/questions')).toEqual(open)
    expect(await headersAt(server, '/admin/questions?id=7')).toEqual(open)
    expect((await server.client.system.config.query()).editor_origins).toEqual([
      'https://cms.example.org',
      'http://localhost:8080',
    ])
    for (const path of ['/', '/login', '/admin/questions/', '/admin/questionsx', '/admin/trash?x=/admin/questions']) {
      expect(await headersAt(server, path), path).toEqual(closed)
    }
  })
})

it('forbids embedding of the editor when no origin is listed', async () => {
  const server = await start([])
  expect(await headersAt(server, '/admin/questions')).toEqual(closed)
  expect((await server.client.system.config.query()).editor_origins).toEqual([])
})
