import { expect, it } from 'vitest'
import { createTranslator } from './server.ts'

it.each([
  ['社会科学', '我们暂时不能为社会科学做计划'],
  ['AP 心理学', '我们暂时不能为 AP 心理学做计划'],
  ['社会科学、TOEFL', '我们暂时不能为社会科学、TOEFL 做计划'],
  ['TOEFL', '我们暂时不能为 TOEFL 做计划'],
  ['“其他”', '我们暂时不能为“其他”做计划'],
])('adds spaces only next to letters and digits: %s', (names, start) => {
  expect(createTranslator('zh-CN', 'strategy')('also.notPlanned', { names })).toContain(start)
})

it.each([
  ['SAT 閱讀與寫作', 'SAT 閱讀與寫作計時練習'],
  ['AP Biology', 'AP Biology 計時練習'],
])('adds a space after %s only if it ends in a letter', (name, text) => {
  expect(createTranslator('zh-TW', 'strategy')('render.timed', { name })).toBe(text)
})
