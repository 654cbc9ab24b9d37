// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import {
  buildAuthorizationHeader,
  getAccessToken,
  onAuthChanged,
  removeAccessToken,
  signInWith,
  storeAccessToken,
} from './access-token.ts'

describe('access token', () => {
  it('stores the token under the key “access_token” until the token is removed', () => {
    signInWith('one')
    expect(localStorage.getItem('access_token')).toBe('one')
    expect(getAccessToken()).toBe('one')
    removeAccessToken()
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(getAccessToken()).toBeUndefined()
  })

  it('keeps the token in memory when storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    signInWith('one')
    expect(getAccessToken()).toBe('one')
    removeAccessToken()
    expect(getAccessToken()).toBeUndefined()
  })

  it('builds an authorization header only if there is a token', () => {
    expect(buildAuthorizationHeader('one')).toEqual({ authorization: 'Bearer one' })
    expect(buildAuthorizationHeader(undefined)).toEqual({})
  })
})

describe('onAuthChanged', () => {
  it('notifies listeners of sign-in and sign-out, but not of a token refresh', () => {
    const changed = vi.fn<() => void>()
    const stop = onAuthChanged(changed)
    signInWith('one')
    storeAccessToken('two')
    expect(changed).toHaveBeenCalledTimes(1)
    removeAccessToken()
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    signInWith('three')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('notifies listeners of a sign-in in another tab', () => {
    const changed = vi.fn<() => void>()
    const stop = onAuthChanged(changed)
    dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'one' }))
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.theme', newValue: 'dark' }))
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
  })
})
