// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import type { Answer } from '../../../../../test/calls.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { removeAccessToken, signInWith } from '../../../../lib/session/access-token.ts'
import { probe, runDiagnostics } from './probe.ts'

const paths = ['/api/__ok', '/api/auth/login', '/api/auth/me']

beforeEach(removeAccessToken)

function stubPaths(answers: Record<string, Answer>) {
  return stubApi(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, () => answer])))
}

describe('runDiagnostics', () => {
  it('checks the server, the login endpoint and the current user endpoint', async () => {
    signInWith('token')
    const calls = stubPaths(Object.fromEntries(paths.map((path) => [path, { data: { ok: path } }])))
    expect(await runDiagnostics()).toBe(paths.map((path) => `GET ${path}\n[200]\n{"ok":"${path}"}`).join('\n\n'))
    expect(calls.map(({ token }) => token)).toEqual(['token', 'token', 'token'])
  })

  it('reports "not authenticated" when the current user endpoint returns 404', async () => {
    stubPaths({ '/api/auth/me': { status: 404, message: 'Nobody' } })
    expect(await runDiagnostics()).toContain('GET /api/auth/me\n[401] Not authenticated')
  })
})

describe('probe', () => {
  it('shows the status and body of an error response', async () => {
    stubPaths({ '/api/admin': { status: 403, message: 'no' } })
    expect(await probe('/api/admin')).toBe('GET /api/admin\n[403]\n{"detail":"no"}')
  })

  it('truncates the response body to 2 kB without splitting a character', async () => {
    vi.stubGlobal('fetch', async () => new Response(`a${'é'.repeat(5000)}`, { statusText: 'OK' }))
    expect(await probe('/big')).toBe(`GET /big\n[200] OK\na${'é'.repeat(1023)}`)
  })

  it('returns the network error when a request gets no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await probe('/gone')).toBe('GET /gone\nTypeError: Failed to fetch')
  })
})

describe('login diagnostics', () => {
  async function openCorner() {
    const calls = stubPaths(Object.fromEntries(paths.map((path) => [path, { data: 'fine' }])))
    await renderApp('/login')
    await screen.findByRole('button', { name: 'Run Diagnostics' })
    return calls
  }

  it('runs the diagnostics when the Run Diagnostics button is pressed', async () => {
    await openCorner()
    expect(screen.queryByLabelText('Diagnostics output')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Run Diagnostics' }))
    expect((await screen.findByLabelText('Diagnostics output')).textContent).toContain('GET /api/auth/login')
  })

  it('requests a path on this site, and rejects a path to another site without sending a request', async () => {
    const calls = await openCorner()
    const field = screen.getByLabelText('Path')
    await userEvent.clear(field)
    await userEvent.type(field, '//evil.example/x')
    await userEvent.click(screen.getByRole('button', { name: 'Probe' }))
    expect(await screen.findByText('Enter a path on this site, such as /api/__ok.')).toBeDefined()
    expect(calls.filter(({ procedure }) => !procedure.startsWith('system.'))).toEqual([])

    await userEvent.clear(field)
    await userEvent.type(field, ' /api/auth/login ')
    await userEvent.click(screen.getByRole('button', { name: 'Probe' }))
    expect((await screen.findByLabelText('Diagnostics output')).textContent).toBe('GET /api/auth/login\n[200]\n"fine"')
    expect(screen.queryByText('Enter a path on this site, such as /api/__ok.')).toBeNull()
  })
})
