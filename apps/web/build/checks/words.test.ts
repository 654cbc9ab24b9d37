import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@pathwise/i18n/languages'
import { describe, expect, it } from 'vitest'
import { listFiles, listTextFiles, packagesFolder } from './text-files.ts'
import { findWordingErrors } from './words.ts'

const root = path.resolve(packagesFolder, '..')

describe.each(languages)('words in %s', (language) => {
  const files = [...listTextFiles(language), ...listFiles(path.join(packagesFolder, 'seed/content', language))]
  it.each(files.map((file) => path.relative(root, file)))('follow the word rules in %s', (file) => {
    const dialect = /guides\/(ca|exams\/ouac)\//.test(file) ? 'CA' : 'US'
    expect(findWordingErrors(readFileSync(path.join(root, file), 'utf8'), language, dialect)).toEqual([])
  })
})

describe('findWordingErrors', () => {
  it.each([
    ['en', 'Pick a colour.', ['colour: American spelling']],
    ['en', 'It’s 28 % of the total.', ['8 %: no space before %']],
    ['en', "It's here.", ["t's: a curly apostrophe"]],
    ['ko', '{{exam}}을(를) 준비해요.', ['을(를): josa by the word']],
    ['ko', '고급 수학', ['고급 수학: 심화 수학']],
    ['zh-TW', '你好,同學', ['好,: full-width punctuation']],
    ['zh-TW', '閱讀軟件', ['軟件: 軟體']],
    ['zh-CN', '您好', ['您: 你']],
  ] as const)('reports a fault in %s: %s', (language, text, faults) => {
    expect(findWordingErrors(text, language, 'US')).toEqual(faults)
  })

  it.each([
    ['en', "Use `it's` and $f'(x)$ in code."],
    ['en', 'A colourful programme at the centre.'],
    ['zh-CN', '比例是 3:4，公式 $a,b$ 不变。'],
  ] as const)('reports nothing in %s: %s', (language, text) => {
    expect(findWordingErrors(text, language, 'CA')).toEqual([])
  })
})
