import { expect, it } from 'vitest'
import { isEditorMarkup } from './editor-markup.ts'

it.each([
  '<p data-pm-slice="1 1 []">a <strong>b</strong><br data-type="hardbreak"></p>',
  '<meta charset="utf-8"><!--StartFragment--><ul data-pm-slice="0 0 []"><li data-checked="true">a</li></ul><!--EndFragment-->',
  '<span data-type="math" data-latex="x" data-pm-slice="1 1 []"></span> <a href="https://a.example">b</a>',
])('accepts %s as copied from the editor', (html) => {
  expect(isEditorMarkup(html)).toBe(true)
})

it.each([
  '<div data-pm-slice="0 0 []"><form><input name=nodeName></form></div>',
  '<p data-pm-slice="0 0 []" onclick="a()">b</p>',
  '<p data-pm-slice="0 0 []"><a href="javascript:a()">b</a></p>',
  '<p data-pm-slice="0 0 []"><math><mi>x</mi></math></p>',
  '<p data-pm-slice="0 0 []" style="color:red">a</p>',
])('rejects %s, which falsely claims to come from the editor', (html) => {
  expect(isEditorMarkup(html)).toBe(false)
})
