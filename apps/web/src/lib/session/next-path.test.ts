// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLoginUrl, findSafeNextPath, parseSameOriginPath } from './next-path.ts'

describe('findSafeNextPath', () => {
  it.each([
    '/plan',
    '/plan?share=abc&x=1#week',
    '/content/list?q=a%2Fb',
    '/plan?data=a//b%2F%2Fc',
    '/guides/us/%EC%88%98%ED%95%99',
    '/guides/us/two%20words',
  ])('returns the safe path %s unchanged', (path) => {
    expect(findSafeNextPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'plan',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/plan',
    'javascript:alert(1)',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/plan\u0000',
    '/plan\u007f',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252Fevil.example',
    '/plan/%09x',
    '/plan%0d%0aLocation:x',
    '/.//evil.example',
    '/plan/..//evil.example',
    '/%2e//evil.example',
    '/%E0%A4%A',
    '/login',
    '/login?next=/login',
    '/register#top',
  ])('returns the home page for the path %j, which is unsafe or unsuitable', (path) => {
    expect(findSafeNextPath(path)).toBe('/')
  })

  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5c',
      '%252F',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      'https:',
      '\t',
      '%09',
      '?',
      '#',
    ),
  )
  const wanted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

  it('returns a path on this origin for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          wanted,
          wanted.map((text) => `/${text}`),
        ),
        (text) => {
          const path = findSafeNextPath(text)
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, location.origin).origin).toBe(location.origin)
          expect(findSafeNextPath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it('parseSameOriginPath returns undefined for another origin', () => {
  expect(parseSameOriginPath('/api/__ok')).toBe('/api/__ok')
  expect(parseSameOriginPath('/login')).toBe('/login')
  expect(parseSameOriginPath('//evil.example')).toBeUndefined()
})

it('buildLoginUrl adds the return path as the parameter next, except for the home page', () => {
  expect(buildLoginUrl('/login', '/plan?share=a&b#c')).toBe('/login?next=%2Fplan%3Fshare%3Da%26b%23c')
  expect(buildLoginUrl('/register', '/')).toBe('/register')
})
