import { expect, it } from 'vitest'
import { importBody } from './import/import-html.ts'
import { listUnreadFormulas } from './unread-formulas.ts'

it('lists text between dollar signs that contains a LaTeX command but is not a valid formula', () => {
  expect(listUnreadFormulas(importBody('<p>a $\\frac{1}{$ b</p><p>$\\sqrt$</p>').html)).toEqual(['\\frac{1}{'])
})

it.each(['It costs $5 or $6.', '<code>$\\frac{1}{$</code>', 'a \\alpha b $5', '$\\frac{1}{2}$'])(
  'lists nothing in %s',
  (source) => {
    expect(listUnreadFormulas(importBody(source).html)).toEqual([])
  },
)
