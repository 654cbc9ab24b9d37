import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { hashScript, readInlineScript } from './inline-scripts.ts'
import { buildPageHtml, inlineFirstScript } from './page-html.ts'

const [first, afterPaint] = await Promise.all([readInlineScript('first.js'), readInlineScript('after-paint.js')])
const source = await readFile(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')
const built = source.replace(
  /<script type="module".*/,
  '<script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" crossorigin href="/assets/index.css">',
)
const page = buildPageHtml(inlineFirstScript(built, first), {
  language: 'ko',
  rendered: { tags: '<title>Page</title>', html: '<h1>Page</h1>' },
  scripts: ['/assets/page.js'],
  returningScripts: ['/assets/today.js'],
  styles: 'h1{color:red}',
  afterPaint,
})

it('makes no request that would delay the first paint of a rendered page', () => {
  expect(page).toContain('<h1>Page</h1>')
  expect(page).not.toMatch(/<script[^>]* src=|rel="(modulepreload|stylesheet)"/)
})

it('lists the scripts at the end of a rendered page, so that they load after the first paint', () => {
  const starter = page.slice(page.indexOf('</h1>'))
  expect(starter).toContain(
    'data-app="/assets/index.js" data-files="/assets/vendor.js /assets/page.js" data-returning="/assets/today.js"',
  )
})

it('contains only the expected inline scripts, which are valid JavaScript without comments', () => {
  const scripts = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(scripts.map(hashScript)).toEqual([first, afterPaint].map(hashScript))
  expect(scripts.join('')).not.toContain('//')
  for (const script of scripts) expect(() => new Script(script)).not.toThrow()
})
