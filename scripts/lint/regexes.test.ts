import { describe, expect, it } from 'vitest'
import { findGrowth, findRegexes } from './regexes.mjs'

describe('findRegexes', () => {
  it('finds regex literals and constructors with constant strings', () => {
    const source = "const a: RegExp = /x+/g\n\nconst b = new RegExp('y*', 'u')\nconst c = new RegExp(a.source)\n"
    expect(findRegexes('a.ts', source)).toEqual([
      { line: 1, source: 'x+', flags: 'g', reason: undefined },
      { line: 3, source: 'y*', flags: 'u', reason: undefined },
    ])
  })

  it('evaluates a template literal with the constants of the file, and uses x for every other part', () => {
    const source = `
      const words = ['a+', 'b'] as const
      const one = \`(?:\${words.join('|')})\`
      const build = (part: string) => new RegExp(\`^\${one}\\\\s\${part}\`, 'y')
      const raw = new RegExp(String.raw\`^\\s\${one}\${String(Date.now())}\`)
    `
    expect(findRegexes('a.ts', source).map((regex) => [regex.source, regex.flags])).toEqual([
      ['^(?:a+|b)\\sx', 'y'],
      ['^\\s(?:a+|b)x', ''],
    ])
  })

  it('uses x for a constant when the file declares its name twice', () => {
    const source = "{ const a = 'b'; test(new RegExp(`#{a}*`)) } { const a = 'c' }".replace('#', '$')
    expect(findRegexes('a.ts', source).map((regex) => regex.source)).toEqual(['x*'])
  })

  it('reads an exemption comment when it is on the line of the regex or the line above', () => {
    const source = '// superlinear: at most 30 characters\nconst a = /0+$/\nconst b = /1+$/ // superlinear: trusted\n'
    expect(findRegexes('a.ts', source).map(({ reason }) => reason)).toEqual(['at most 30 characters', 'trusted'])
  })
})

describe('findGrowth', () => {
  it.each([
    ['<\\/?p[^>]*>', 'g', '2nd degree polynomial'],
    ['^(a+)+$', '', 'exponential'],
    ['<\\/?p[^<>]*>', 'g', undefined],
    ['\\{(\\w)\\}', 'd', undefined],
  ])('classifies the regex /%s/%s as %s', async (source, flags, growth) => {
    expect(await findGrowth({ source, flags })).toBe(growth)
  })

  it('classifies a template literal as superlinear when the value of a constant makes it superlinear', async () => {
    const [regex] = findRegexes('a.ts', `const space = '[ ]*'; const end = new RegExp(\`\${space}$\`)`)
    expect(regex && (await findGrowth(regex))).toBe('2nd degree polynomial')
  })

  it('throws when the regex cannot be parsed', async () => {
    await expect(findGrowth({ source: '(', flags: '' })).rejects.toThrow('Cannot check /(/')
  })
})
