// @vitest-environment jsdom
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  findRootContainer,
  isRenderedFor,
  replayEarlyClicks,
  unregisterServiceWorkers,
  warnAboutLocalhost,
} from './start-up.ts'

function stubServiceWorkers(getRegistrations: () => Promise<{ unregister: () => Promise<boolean> }[]>) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
}

afterEach(() => document.body.replaceChildren())

describe('findRootContainer', () => {
  it('returns the root element of the page', () => {
    const root = document.createElement('div')
    root.id = 'root'
    document.body.append(root)
    expect(findRootContainer()).toBe(root)
  })

  it('throws when the page has no root element', () => {
    expect(() => findRootContainer()).toThrow('Root container not found')
  })

  it('aborts app startup when the page has no root element', async () => {
    await expect(import('../main.tsx')).rejects.toThrow('Root container not found')
  })
})

describe('unregisterServiceWorkers', () => {
  it('unregisters every service worker', async () => {
    const workers = [1, 2].map(() => ({ unregister: vi.fn<() => Promise<boolean>>(async () => true) }))
    stubServiceWorkers(async () => workers)
    await unregisterServiceWorkers()
    for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce()
  })

  it('does nothing when the browser does not support service workers', async () => {
    const error = vi.spyOn(console, 'error')
    vi.stubGlobal('navigator', {})
    await unregisterServiceWorkers()
    expect(error).not.toHaveBeenCalled()
  })

  it('logs an error instead of throwing when a service worker cannot be unregistered', async () => {
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
  ])('for the API base %s, logs %i errors', (base, times) => {
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
    // A report that an earlier navigation left in the history entry.
    ['en', 'en', { usr: { result: {} }, key: 'x' }, false],
  ] as const)(
    'for markup in %s, language %s and history state %j, returns %s',
    (rendered, language, state, expected) => {
      const container = document.createElement('div')
      if (rendered) container.dataset['prerendered'] = rendered
      expect(isRenderedFor(language, container, state)).toBe(expected)
    },
  )
})

describe('replayEarlyClicks', () => {
  it('replays a click from before hydration exactly once, and then removes its mark from the button', async () => {
    const onClick = vi.fn<() => void>()
    const app = createElement('button', { type: 'button', onClick }, 'Open')
    const container = document.createElement('div')
    container.innerHTML = renderToString(app)
    container.dataset['prerendered'] = 'en'
    document.body.append(container)
    const button = container.querySelector('button')
    if (!button) throw new Error('The container has no button')
    button.dataset['clicked'] = ''
    await act(async () => {
      hydrateRoot(container, app)
      replayEarlyClicks(container)
    })
    expect(onClick).toHaveBeenCalledOnce()
    expect(button.matches('[data-clicked], [data-prerendered] button')).toBe(false)
  })
})
