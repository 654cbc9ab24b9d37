import { expect, it } from 'vitest'
import { BuiltFiles } from './built-files.ts'

const files = new BuiltFiles({
  'src/page.tsx': { file: 'page.js', imports: ['_parts.js', '_vendor.js'] },
  '_parts.js': { file: 'parts.js', imports: ['_zod.js', '_vendor.js'] },
  '_zod.js': { file: 'zod.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
})

it('lists each chunk once, after the chunks that it imports', () => {
  expect(files.listScripts(['/page.tsx'])).toEqual(['/vendor.js', '/zod.js', '/parts.js', '/page.js'])
})

it('throws when a path matches no source file', () => {
  expect(() => files.listScripts(['/missing.tsx'])).toThrow('0 files for /missing.tsx')
})

it('throws when chunks import each other', () => {
  const cyclic = new BuiltFiles({
    'src/page.tsx': { file: 'page.js', imports: ['_parts.js'] },
    '_parts.js': { file: 'parts.js', imports: ['src/page.tsx'] },
  })
  expect(() => cyclic.listScripts(['/page.tsx'])).toThrow('page.js imports itself')
})
