// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { accessToken, bearer, keepAccessToken, onAuthChanged, removeAccessToken, signInWith } from './access-token.ts'

describe('the access token', () => {
  it('is kept in this browser under its own name, until it is removed', () => {
    signInWith('one')
    expect(localStorage.getItem('access_token')).toBe('one')
    expect(accessToken()).toBe('one')
    removeAccessToken()
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(accessToken()).toBeUndefined()
  })

  it('lives as long as the page where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    signInWith('one')
    expect(accessToken()).toBe('one')
    removeAccessToken()
    expect(accessToken()).toBeUndefined()
  })

  it('goes into the header, if there is one', () => {
    expect(bearer('one')).toEqual({ authorization: 'Bearer one' })
    expect(bearer(undefined)).toEqual({})
  })
})

describe('onAuthChanged', () => {
  it('tells of sign-ins and sign-outs here, not of a renewal, until it is stopped', () => {
    const changed = vi.fn<() => void>()
    const stop = onAuthChanged(changed)
    signInWith('one')
    keepAccessToken('two')
    expect(changed).toHaveBeenCalledTimes(1)
    removeAccessToken()
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    signInWith('three')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('tells of those in other tabs', () => {
    const changed = vi.fn<() => void>()
    const stop = onAuthChanged(changed)
    dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'one' }))
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.theme', newValue: 'dark' }))
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
  })
})
