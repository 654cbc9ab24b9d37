import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const styles = readFileSync(path.join(import.meta.dirname, 'styles.css'), 'utf8')

it.each([
  ['ko', 'Malgun Gothic'],
  ['zh-TW', 'Microsoft JhengHei'],
  ['zh-CN', 'Microsoft YaHei'],
])('lists the %s fonts before the system font', (language, font) => {
  const [, rule = ''] = new RegExp(`:lang\\(${language}\\) \\{([^}]*--font-reading[^}]*)\\}`).exec(styles) ?? []
  expect(rule).toContain(font)
  expect(rule.indexOf(font)).toBeLessThan(rule.indexOf('system-ui'))
})
