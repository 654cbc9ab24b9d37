// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRenderedFor, rootContainer, unregisterServiceWorkers, warnAboutLocalhost } from './start-up.ts'

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

describe('isRenderedFor', () => {
  it.each([
    ['ko', 'ko', null, true],
    ['ko', 'ko', { usr: null, key: 'x' }, true],
    ['ko', 'en', null, false],
    [undefined, 'en', null, false],
    // A report that navigation left in the history entry.
    ['en', 'en', { usr: { result: {} }, key: 'x' }, false],
  ] as const)('a page in %s, for %s with the state %j: %s', (rendered, language, state, expected) => {
    const container = document.createElement('div')
    if (rendered) container.dataset['prerendered'] = rendered
    expect(isRenderedFor(language, container, state)).toBe(expected)
  })
})
