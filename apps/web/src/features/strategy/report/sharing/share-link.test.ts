import { describe, expect, it } from 'vitest'
import { plainTextReport } from '../../../../../test/sample-report.ts'
import { decodeReport } from '../../link-codec.ts'
import { buildLongLink, buildShortLink, toShareFailure } from './share-link.ts'

describe('buildShortLink and buildLongLink', () => {
  it('builds a short link with the share id', () => {
    expect(buildShortLink('https://a.example', 'abc')).toEqual({
      kind: 'short',
      url: 'https://a.example/plan?share=abc',
    })
  })

  it('builds a long link with the encoded report', () => {
    const { kind, url } = buildLongLink('https://a.example', plainTextReport)
    expect(kind).toBe('long')
    expect(new URL(url).pathname).toBe('/plan')
    expect(decodeReport(new URL(url).searchParams.get('data') ?? '')).toEqual(plainTextReport)
  })
})

describe('toShareFailure', () => {
  it.each([
    [413, 'tooLarge'],
    [429, 'tooMany'],
    [409, 'full'],
    [400, 'refused'],
    [422, 'refused'],
    [500, 'failed'],
    [undefined, 'failed'],
  ])('maps the status %s to the failure %s', (status, failure) => {
    expect(toShareFailure(status)).toBe(failure)
  })
})
