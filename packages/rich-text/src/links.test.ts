import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCustomSchemeName, linkSchemes, safeHref } from './links.ts'

describe('safeHref', () => {
  it.each(linkSchemes)('allows the scheme %s', (scheme) => {
    expect(safeHref(`${scheme}:a@b.example`)).toBe(`${scheme}:a@b.example`)
  })

  it.each([
    ['HTTPS://Pathwise.Example/A', 'https://Pathwise.Example/A'],
    ['  https://pathwise.example\n', 'https://pathwise.example'],
    ['ht\ntps://path\twise.example', 'https://pathwise.example'],
    ['https://pathwise.example/?next=javascript:alert(1)', 'https://pathwise.example/?next=javascript:alert(1)'],
  ])('normalizes the URL %j', (href, stored) => {
    expect(safeHref(href)).toBe(stored)
  })

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' \u0001javascript:alert(1)', 'java\nscript:alert(1)'],
    ...['vbscript:x', 'data:text/html,<script>', 'blob:https://a', 'file:///etc/passwd', 'view-source:https://a'],
    ...['//pathwise.example', '/guides/us', 'guide.html', '#part', '?a=1', '', 'https:', ':x', 'javascript\u200B:x'],
    ...['https&colon;//a', 'h ttps://a', 'urn:x', 'intent:x', 'javascript&#58;alert(1)'],
  ])('rejects the URL %j', (href) => {
    expect(safeHref(href)).toBeUndefined()
  })

  it('leaves a normalized URL unchanged', () => {
    const before = fc.constantFrom('', ' ', '\t', '\u0000')
    const address = fc
      .tuple(before, fc.constantFrom(...linkSchemes), fc.constant(':'), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(address, (href) => {
        const stored = safeHref(href)
        expect(stored && safeHref(stored)).toBe(stored)
      }),
    )
  })
})

describe('isCustomSchemeName', () => {
  it.each(['a', 'app', 'my-app', 'app2', '2-a-b'])('accepts the scheme name %s', (name) => {
    expect(isCustomSchemeName(name)).toBe(true)
  })
  it.each(['', '-a', 'a-', 'a--b', 'App', 'a.b', 'a+b', 'a b', 'ä', 'a:', 'javascript', 'data'])(
    'rejects the scheme name %j',
    (name) => {
      expect(isCustomSchemeName(name)).toBe(false)
    },
  )
})
