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
