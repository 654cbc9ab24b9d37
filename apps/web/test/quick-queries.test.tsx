// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

function show(html: string) {
  document.body.innerHTML = html
}

const names = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('queries by role', () => {
  it('ignores elements hidden by an attribute, an inline style or a closed dialog', () => {
    show(`
      <button>shown</button>
      <button hidden>1</button>
      <button style="display: none">2</button>
      <button style="visibility: hidden">3</button>
      <div hidden><button>4</button></div>
      <div style="display: none"><p><button>5</button></p></div>
      <div style="visibility: hidden"><p><button>6</button></p></div>
      <dialog><button>7</button></dialog>
      <dialog open><button>in a dialog</button></dialog>
      <div style="visibility: hidden"><p style="visibility: visible"><button>shown again</button></p></div>
    `)
    expect(names()).toEqual(['shown', 'in a dialog', 'shown again'])
  })

  it('ignores elements hidden by a style sheet', () => {
    show('<style>.gone { display: none }</style><button class="gone">1</button><button>shown</button>')
    expect(names()).toEqual(['shown'])
  })

  it('puts spaces around block elements in accessible names, but not around inline elements', () => {
    show('<button><span>a</span><span>b</span><div>c</div><input type="hidden" /></button>')
    expect(screen.getByRole('button', { name: 'ab c' })).toBeDefined()
  })
})

it.each([
  '*',
  'button',
  '*[role~="button"],button,input[type="button"],summary',
  'input[type="BUTTON"], p[title]',
  'div > p',
  'p:not([title])',
  'svg a, [title]',
])('querySelectorAll finds the elements that match %s, in document order', (selector) => {
  show(`
    <div role="list button"><p title="a,b">1</p><button>2</button><input type="Button"><input></div>
    <svg><a><title>3</title></a></svg><details><summary>4</summary><p>5</p></details><p role="none">6</p>
  `)
  const all = [...document.body.getElementsByTagName('*')]
  const matching = all.filter((element) => element.matches(selector))
  expect(matching.length).toBeGreaterThan(0)
  expect([...document.body.querySelectorAll(selector)]).toEqual(matching)
  expect([...(document.body.firstElementChild?.querySelectorAll(selector) ?? [])]).toEqual(
    matching.filter((element) => element.parentElement === document.body.firstElementChild),
  )
})

it.each([
  ['p', ['P1', 'P2']],
  ['p[title]', ['P1']],
  ['p:not([title])', ['P2']],
  ['input[type="radio"]', ['RADIO']],
  ['a', ['LINK']],
  ['p, #LINK', ['P1', 'P2', 'LINK']],
  ['div > p', ['P1']],
  ['P', ['P1', 'P2']],
])('matches finds only the elements that match %s', (selector, ids) => {
  show('<div><p id="P1" title="a"></p></div><p id="P2"></p><input id="RADIO" type="radio"><svg><a id="LINK"></a></svg>')
  const all = [...document.body.getElementsByTagName('*')]
  expect(all.filter((element) => element.matches(selector)).map(({ id }) => id)).toEqual(ids)
})

it('finds the first element with an id inside the element that is searched', () => {
  show('<p id="other"></p><div><p id="twice">1</p></div>')
  const [, box] = document.body.children
  box?.prepend(Object.assign(document.createElement('b'), { id: 'twice' }))
  expect(document.querySelector('[id="twice"]')?.tagName).toBe('B')
  expect(box?.querySelector('[id="twice"]')?.tagName).toBe('B')
  expect(box?.querySelector('[id="other"]')).toBeNull()
  expect(box?.querySelector('[id="absent"]')).toBeNull()
  box?.remove()
  expect(box?.querySelector('[id="twice"]')?.tagName).toBe('B')
})

describe('labels', () => {
  const findTexts = (id: string) => {
    const field = document.getElementById(id)
    if (!field || !('labels' in field)) throw new Error(`No labelable element has the id ${id}`)
    return field.labels && Array.from(Object(field.labels), (label: Element) => label.textContent)
  }

  it('are the labels that name or contain an element, in document order', () => {
    show(`
      <label for="field">before</label><label>around<span><input id="field"><button id="second"></button></span></label>
      <label for="field">after</label><label for="">nothing<input id="third"></label>
      <label for="third">elsewhere<input id="inner"></label>
    `)
    expect(findTexts('field')).toEqual(['before', 'around', 'after'])
    expect(findTexts('second')).toEqual([])
    expect(findTexts('third')).toEqual(['elsewhere'])
    expect(findTexts('inner')).toEqual([])
  })

  it('belong to the first element with their id, and to no hidden input', () => {
    show(
      '<label for="twice">a</label><input id="twice"><select id="twice"></select><label>b<input id="gone" type="Hidden">',
    )
    expect(findTexts('twice')).toEqual(['a'])
    expect(document.querySelector('select')?.labels).toHaveLength(0)
    expect(findTexts('gone')).toBeNull()
  })

  it('include those of an element outside of the document', () => {
    const label = document.createElement('label')
    const field = label.appendChild(document.createElement('textarea'))
    expect(Array.from(field.labels)).toEqual([label])
  })

  it('follow a change of the document', () => {
    show('<label for="a">text</label><input id="a">')
    expect(findTexts('a')).toEqual(['text'])
    document.querySelector('label')?.setAttribute('for', 'b')
    expect(findTexts('a')).toEqual([])
  })
})

it('computes display, color and pointer-events, including values inherited from an inline style', () => {
  show('<div style="pointer-events: none; color: rgb(1, 2, 3)"><p>text</p><p hidden>gone</p></div>')
  const style = getComputedStyle(screen.getByText('text'))
  expect(style.pointerEvents).toBe('none')
  expect(style.color).toBe('rgb(1, 2, 3)')
  expect(style.getPropertyValue('display')).toBe('block')
  expect(getComputedStyle(screen.getByText('gone')).display).toBe('none')
})

it('prints the document in the error when a query fails or times out', async () => {
  show('<p>only this text</p>')
  const printed = /Unable to find an element with the text: absent[\s\S]*only this text/
  expect(() => screen.getByText('absent')).toThrow(printed)
  await expect(screen.findByText('absent', {}, { timeout: 1 })).rejects.toThrow(printed)
})
