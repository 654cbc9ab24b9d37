// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rootContainer, unregisterServiceWorkers, warnAboutLocalhost } from './start-up.ts'

function stubServiceWorkers(getRegistrations: () => Promise<{ unregister: () => Promise<boolean> }[]>) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
}

afterEach(() => document.body.replaceChildren())

describe('rootContainer', () => {
  it('gives the element', () => {
    const root = document.createElement('div')
    root.id = 'root'
    document.body.append(root)
    expect(rootContainer()).toBe(root)
  })

  it('refuses a page without it', () => {
    expect(() => rootContainer()).toThrow('Root container not found')
  })

  it('stops the start before anything else happens', async () => {
    await expect(import('../main.tsx')).rejects.toThrow('Root container not found')
  })
})

describe('unregisterServiceWorkers', () => {
  it('unregisters every one', async () => {
    const workers = [1, 2].map(() => ({ unregister: vi.fn<() => Promise<boolean>>(async () => true) }))
    stubServiceWorkers(async () => workers)
    await unregisterServiceWorkers()
    for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce()
  })

  it('does nothing where there are none', async () => {
    const error = vi.spyOn(console, 'error')
    vi.stubGlobal('navigator', {})
    await unregisterServiceWorkers()
    expect(error).not.toHaveBeenCalled()
  })

  it('only logs a failure', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    stubServiceWorkers(() => Promise.reject(new Error('refused')))
    await unregisterServiceWorkers()
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('warnAboutLocalhost', () => {
  it.each([
    ['http://localhost:3000/api', 1],
    ['/api', 0],
  ])('with the API at %s logs %i errors', (base, times) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    warnAboutLocalhost(base)
    expect(error).toHaveBeenCalledTimes(times)
  })
})
