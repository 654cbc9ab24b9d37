import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complete, listFixtureFigures } from '../../test/figures.ts'
import { figureSchema, readFigureJson, writeFigureJson } from './figure.ts'

const axis = { min: 0, max: 5, step: 1 }
const graph = { v: 1, kind: 'graph', alt: 'A line.', x: axis, y: axis }
const triangle = {
  v: 1,
  kind: 'geometry',
  alt: 'Two points.',
  points: [
    { id: 'A', at: [0, 0] },
    { id: 'B', at: [1, 1] },
  ],
}

function findMistake(figure: unknown): string | undefined {
  const read = readFigureJson(JSON.stringify(figure))
  return 'mistake' in read ? read.mistake : undefined
}

describe('readFigureJson', () => {
  it.each([
    ['a graph without anything in it', graph],
    ['points without segments', triangle],
    ['a labeled axis', { ...graph, x: { ...axis, label: '*t* (s)' } }],
  ])('reads %s', (_what, figure) => {
    expect(readFigureJson(JSON.stringify(figure))).toEqual({ figure })
  })

  it.each([
    ['text that is not JSON', '{', 'not JSON'],
    ['a figure that is too long', JSON.stringify({ ...graph, alt: 'a'.repeat(30_000) }), 'too long'],
  ])('rejects %s', (_what, json, mistake) => {
    expect(readFigureJson(json)).toEqual({ mistake })
  })

  it.each([
    ['another version', { ...graph, v: 2 }, /^v: /],
    ['an unknown kind', { ...graph, kind: 'pie' }, /^kind: /],
    ['no alternative text', { ...graph, alt: undefined }, /^alt: /],
    ['an empty alternative text', { ...graph, alt: '  ' }, /^alt: /],
    ['a line break in a text', { ...graph, alt: 'a\nb' }, /^alt: /],
    ['an unknown field', { ...graph, onclick: 'alert(1)' }, /Unrecognized key/],
    ['an axis in the wrong direction', { ...graph, x: { min: 5, max: 0 } }, /^x: min must be less than max/],
    ['an axis with too many steps', { ...graph, x: { min: 0, max: 100_000, step: 1 } }, /^x: too many steps/],
    ['a number beyond the limit', { ...graph, x: { min: 0, max: 1e12 } }, /^x\.max: /],
    ['a point that has no place', { ...triangle, segments: [{ from: 'A', to: 'C' }] }, /unknown point/],
    [
      'a point with the name of another',
      { ...triangle, points: [triangle.points[0], triangle.points[0]] },
      /named twice/,
    ],
    ['too few bars', { ...complete.bars, series: [{ values: [1] }] }, /each series needs a value/],
    ['a histogram without its last edge', { ...complete.histogram, edges: [0, 10] }, /one edge more/],
    [
      'quartiles out of order',
      { ...complete.boxes, boxes: [{ five: [1, 3, 2, 4, 5] }] },
      /^boxes\.0\.five: numbers ascend/,
    ],
    ['an arrow to an unknown box', { ...complete.web, arrows: [[1, 9]] }, /unknown box/],
    ['a label with markup as a key', { ...graph, texts: [{ at: [1, 1], html: '<b>' }] }, /^texts\.0/],
  ])('rejects invalid figure data: %s', (_what, figure, mistake) => {
    expect(findMistake(figure)).toMatch(mistake)
  })

  it('returns the alt text of a rejected figure', () => {
    expect(readFigureJson(JSON.stringify({ ...graph, v: 2 }))).toMatchObject({ alt: 'A line.' })
  })
})

describe('writeFigureJson', () => {
  it('writes each figure of the frozen fixture exactly as stored', () => {
    const stored = listFixtureFigures()
    expect(new Set(stored.map(({ figure }) => figure.kind)).size).toBe(figureSchema.options.length)
    for (const { json, figure } of stored) expect(writeFigureJson(figure)).toBe(json)
  })

  it('escapes angle brackets and ampersands in JSON, and restores them when read', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 50 }), (words) => {
        const read = readFigureJson(JSON.stringify({ ...graph, alt: `a ${words} </script> &lt; b` }))
        if ('mistake' in read) return
        const json = writeFigureJson(read.figure) ?? ''
        expect(json).not.toMatch(/[<>&]/)
        expect(readFigureJson(json)).toEqual(read)
      }),
    )
  })
})
