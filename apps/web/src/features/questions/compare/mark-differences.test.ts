// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markDifferences } from './mark-differences.ts'

const math = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`

function compare(before: string, after: string) {
  const sides = { before: document.createElement('div'), after: document.createElement('div') }
  sides.before.innerHTML = before
  sides.after.innerHTML = after
  const marking = markDifferences(sides, { language: 'en', words: { removed: 'Removed:', added: 'Added:' } })
  const marked = (side: Element, name: string) =>
    [...side.querySelectorAll(name)].map((mark) => {
      const [piece] = mark.querySelectorAll<HTMLElement>('[data-latex], [data-figure]')
      return piece?.dataset['latex'] ?? piece?.dataset['figure'] ?? mark.textContent
    })
  return {
    ...marking,
    sides,
    removed: marked(sides.before, 'del'),
    added: marked(sides.after, 'ins'),
    notes: [...sides.after.querySelectorAll<HTMLElement>('ins')].map(({ dataset }) => dataset['note']),
  }
}

it.each([
  ['<p>A train leaves.</p>', '<p>A late train leaves.</p>', [], ['late']],
  ['<p>Two old trains</p>', '<p>Three new trains</p>', ['Two old'], ['Three new']],
  [`<p>Solve ${math('x^2')} now</p>`, `<p>Solve ${math('x^3')} now</p>`, ['x^2'], ['x^3']],
  ['<figure data-figure="1"><svg></svg></figure>', '<figure data-figure="2"></figure>', ['1'], ['2']],
  ['<p>plain word</p>', '<p>plain <strong>word</strong></p>', ['word'], ['word']],
  ['<h2>Title</h2>', '<h3>Title</h3>', ['Title'], ['Title']],
  ['<p>one</p>', '<p>one</p><ul><li><p>two</p></li></ul>', [], ['two']],
  ['<p>see <a href="https://a.example">it</a></p>', '<p>see <a href="https://b.example">it</a></p>', ['it'], ['it']],
  ['<p>기차가 떠나요</p>', '<p>버스가 떠나요</p>', ['기차가'], ['버스가']],
])('marks the differences between %s and %s', (before, after, removed, added) => {
  const compared = compare(before, after)
  expect(compared).toMatchObject({ removed, added, same: false })
  expect(new Set(compared.notes)).toEqual(new Set(added.length > 0 ? ['Added: '] : []))
})

it('marks no differences when the texts differ only in whitespace', () => {
  const { same, added, removed } = compare('<p>a b</p><p>c</p>', '<p>a  b</p>\n<p>c</p>')
  expect({ same, added, removed }).toEqual({ same: true, added: [], removed: [] })
})

it('restores the original HTML of both texts when the marks are undone', () => {
  const before = `<p>A <em>slow</em> train and ${math('x')}</p>`
  const after = `<p>A <em>fast</em> train</p>`
  const { sides, undo } = compare(before, after)
  undo()
  expect([sides.before.innerHTML, sides.after.innerHTML]).toEqual([before, after])
})

it('marks no differences and leaves `same` undefined when two long texts have nothing in common', () => {
  const words = (letter: string) => Array.from({ length: 12_000 }, (_, index) => `${letter}${index}`).join(' ')
  expect(compare(`<p>${words('a')}</p>`, `<p>${words('b')}</p>`)).toMatchObject({ same: undefined, added: [] })
})
