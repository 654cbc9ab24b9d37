// @vitest-environment jsdom
import { createTranslations } from '@pathwise/i18n/browser'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSockets } from '../../../../test/fake-socket.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { ExportStatus } from './export-status.tsx'
import { useExport } from './use-export.ts'

function Page() {
  const { state, start, cancel } = useExport()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => start([3, 1, 2])}>
        Go
      </button>
      <span data-testid="place">{pathname + search}</span>
      <ExportStatus state={state} onCancel={cancel} />
    </>
  )
}

const saved: { name: string; address: string }[] = []
let freed = vi.fn<(address: string) => void>()
let sockets: ReturnType<typeof stubSockets>

beforeEach(async () => {
  removeAccessToken()
  saved.length = 0
  sockets = stubSockets()
  URL.createObjectURL = () => `blob:${saved.length}`
  freed = vi.fn<(address: string) => void>()
  URL.revokeObjectURL = freed
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href })
  })
  await createTranslations('en', ['common', 'contentExport'], [initReactI18next])
})

/** Creates a response whose body stays open until the test calls `finish` or, for an error, `breakOff`. */
function slowZip(headers: Record<string, string> = { 'x-export-job': 'job-1' }) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    response: new Response(body, { headers }),
    finish: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  }
}

function serve(...answers: (Response | Promise<Response>)[]) {
  const asked: { address: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, init })
    return answers.shift() ?? new Response(null, { status: 500 })
  })
  return asked
}

function start(token: string | null = 'token') {
  if (token) signInWith(token)
  render(
    <MemoryRouter initialEntries={['/content/list?q=a']}>
      <Page />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByText('Go'))
}

const bar = () => screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Export progress' })

describe('content export', () => {
  it('downloads export_pdf.zip and caps the progress at 100 percent', async () => {
    const { response, finish } = slowZip()
    const asked = serve(response)
    start()
    expect((await bar()).hasAttribute('value')).toBe(false)
    await waitFor(() => expect(sockets).toHaveLength(1))
    expect(sockets[0]?.address).toBe('ws://localhost:3000/export/ws/job-1')
    sockets[0]?.say('{"progress":42}')
    expect((await bar()).value).toBe(42)
    expect(screen.getByText('42%')).toBeDefined()
    sockets[0]?.say('{"progress":140}')
    expect(screen.getByText('100%')).toBeDefined()
    sockets[0]?.say('not json')
    expect(screen.getByText('100%')).toBeDefined()
    finish()
    expect(await screen.findByText(/Your ZIP is being downloaded/)).toBeDefined()
    expect(saved).toEqual([{ name: 'export_pdf.zip', address: 'blob:0' }])
    expect(sockets[0]?.closed).toBe(true)
    expect(asked[0]?.address).toBe('/api/export/zip?ids=3,1,2&fmt=pdf')
    expect(new Headers(asked[0]?.init?.headers).get('authorization')).toBe('Bearer token')
  })

  it('shows the number of finished items, and keeps the announced text unchanged', async () => {
    serve(slowZip().response)
    start()
    await waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]?.say('{"progress":4,"done":99,"total":2000}')
    expect(screen.getByText('99 of 2000')).toBeDefined()
    expect(screen.getByText('4%')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Creating the PDFs…')
    sockets[0]?.say('{"progress":5}')
    expect(screen.getByText('5%')).toBeDefined()
    expect(screen.queryByText(/ of /)).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Creating the PDFs…')
  })

  it('revokes the object URL of the downloaded file after ten seconds', async () => {
    serve(new Response('zip'))
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] })
    start()
    await screen.findByText(/being downloaded/)
    vi.advanceTimersByTime(9_000)
    expect(freed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_500)
    expect(freed).toHaveBeenCalledExactlyOnceWith('blob:0')
    vi.useRealTimers()
  })

  it('downloads without progress when the WebSocket cannot be opened', async () => {
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    )
    const { response, finish } = slowZip()
    serve(response)
    start()
    expect((await bar()).hasAttribute('value')).toBe(false)
    finish()
    expect(await screen.findByText(/being downloaded/)).toBeDefined()
  })

  it('aborts the request when the user cancels the export', async () => {
    let signal: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      signal = init?.signal
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    })
    start()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('The export was canceled.')).toBeDefined()
    expect(signal?.aborted).toBe(true)
    expect(saved).toEqual([])
  })
})

describe('failed content export', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it('shows the page’s own text instead of the English message from the WebSocket', async () => {
    const { response, breakOff } = slowZip()
    serve(response)
    start()
    await waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]?.say('{"progress":10,"state":"failed","detail":"The export could not be finished"}')
    breakOff()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The export did not work. Please try again in a moment.',
    )
    expect(sockets[0]?.closed).toBe(true)
  })

  it('shows a generic error when the WebSocket sends no reason', async () => {
    const { response, breakOff } = slowZip()
    serve(response)
    start()
    await waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]?.fail()
    breakOff()
    expect((await screen.findByRole('alert')).textContent).toContain('did not work. Please try again')
  })

  it.each([
    [429, 'Your other exports are still running.'],
    [422, 'did not work. Please try again'],
    [503, 'did not work. Please try again'],
  ])('shows an error for an export response with status %i', async (status, text) => {
    serve(new Response(null, { status }))
    start()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(saved).toEqual([])
  })

  it('retries once with a new token after a 401 response', async () => {
    const asked = serve(
      new Response(null, { status: 401 }),
      Response.json({ access_token: 'newer' }),
      new Response('zip'),
    )
    start()
    expect(await screen.findByText(/being downloaded/)).toBeDefined()
    expect(asked.map(({ address }) => address.replace(/\?.*/, ''))).toEqual([
      '/api/export/zip',
      '/api/auth/refresh',
      '/api/export/zip',
    ])
    expect(new Headers(asked[2]?.init?.headers).get('authorization')).toBe('Bearer newer')
  })

  it('redirects to the login page, with a return URL, when the token cannot be refreshed', async () => {
    serve(new Response(null, { status: 401 }), new Response(null, { status: 401 }))
    start()
    const login = `/login?next=${encodeURIComponent('/content/list?q=a')}`
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(login))
  })
})

it('redirects visitors to the login page without sending an export request', async () => {
  const asked = serve()
  start(null)
  await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('/login'))
  expect(asked).toEqual([])
})
