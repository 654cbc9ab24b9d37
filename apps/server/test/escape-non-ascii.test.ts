import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { escapeNonAscii } from '../scripts/escape-non-ascii.mjs'

it('escapes regular expressions in bundled code without changing what they match', async () => {
  const { code } = await transform(
    `export const results = [/^[가-힣]+점$/.test('팔십점'), /^.😀$/u.test('👍😀'), '漢', \`\${'é'}😀\`]`,
  )
  expect(code).toContain('가-힣')
  const escaped = escapeNonAscii(code)
  expect(escaped).not.toMatch(/[\u0080-\uffff]/)
  expect(await import(`data:text/javascript,${encodeURIComponent(escaped)}`)).toHaveProperty('results', [
    true,
    true,
    '漢',
    'é😀',
  ])
})

it('throws when String.raw contains a character that must be escaped', () => {
  expect(() => escapeNonAscii('String.raw`점`')).toThrow('instead of String.raw`점`')
})
