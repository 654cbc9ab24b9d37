import { describe, expect, it } from 'vitest'
import { paper, textHeight } from './geometry.ts'
import type { Page } from './page.ts'
import { paginate } from './paginate.ts'
import type { Strip } from './strip.ts'

const painted = new Map<Page, string[]>()

function strip(name: string, height: number, more: Partial<Strip> = {}): Strip {
  const paint: Strip['paint'] = (page, _left, top) => {
    painted.set(page, [...(painted.get(page) ?? []), `${name} ${paper.top - top}`])
  }
  return { height, gap: 0, keepWithNext: false, paint, ...more }
}

function paginateStrips(...strips: Strip[]): string[][] {
  return paginate(strips).map((page) => painted.get(page) ?? [])
}

describe('paginate', () => {
  it('returns one empty page when there are no strips', () => {
    expect(paginateStrips()).toEqual([[]])
  })

  it('adds gaps between strips, except at the top of a page', () => {
    const rest = textHeight - 110
    expect(
      paginateStrips(
        strip('a', 50, { gap: 9 }),
        strip('b', 50, { gap: 10 }),
        strip('c', rest),
        strip('d', 1, { gap: 5 }),
      ),
    ).toEqual([['a 0', 'b 60', 'c 110'], ['d 0']])
  })

  it('keeps a heading on the same page as the next strip', () => {
    const heading = strip('heading', 20, { keepWithNext: true })
    expect(paginateStrips(strip('a', textHeight - 30), heading, strip('b', 20))).toEqual([
      [`a 0`],
      ['heading 0', 'b 20'],
    ])
  })

  it('splits strips that should stay together when they are taller than a page', () => {
    const headings = Array.from({ length: 100 }, (_, index) => strip(`h${index}`, 30, { keepWithNext: true }))
    expect(paginateStrips(...headings)[0]?.length).toBe(Math.floor(textHeight / 30))
  })

  it('repeats the table header on the next page', () => {
    const head = strip('head', 30)
    const row = (name: string) => strip(name, textHeight - 40, { repeated: { height: 30, paint: head.paint } })
    expect(paginateStrips(head, row('a'), row('b'))).toEqual([
      ['head 0', 'a 30'],
      ['head 0', 'b 30'],
    ])
  })

  it('puts a strip on a separate page when it is taller than a page', () => {
    expect(paginateStrips(strip('a', 10), strip('b', textHeight + 100), strip('c', 10))).toEqual([
      ['a 0'],
      ['b 0'],
      ['c 0'],
    ])
  })
})
