import { languages } from '@pathwise/i18n/languages'
import { describe, expect, it } from 'vitest'
import { findSheet } from './sheets.ts'

describe('findSheet', () => {
  it.each(languages)(
    'returns the sheet of the first skill when the library lists another sheet earlier: %s',
    (language) => {
      const sheet = findSheet(language, ['math.polynomials', 'math.quadratics'])
      expect(sheet?.skills).toContain('math.polynomials')
    },
  )

  it('returns undefined when no skill has a sheet', () => {
    expect(findSheet('en', [])).toBeUndefined()
  })
})
