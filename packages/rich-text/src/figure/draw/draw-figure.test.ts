import { describe, expect, it } from 'vitest'
import { listFixtureFigures } from '../../../test/figures.ts'
import type { Figure } from '../figure.ts'
import type { PlottedFunction } from '../kinds/functions.ts'
import { drawFigure, figureWidths } from './draw-figure.ts'
import { measureLabel, parseLabel, plainLabel } from './label.ts'
import { type Command, type Mark, type Picture, scriptSize, type TextMark } from './picture.ts'
import { buildSvg, type SvgElement, writeSvg } from './svg.ts'

const axis = { min: 0, max: 10, step: 2 }
const plane = { v: 1, kind: 'graph', alt: 'A graph.', x: axis, y: axis } satisfies Figure

function listTexts({ marks }: Picture): string[] {
  return marks.flatMap((mark) => (mark.kind === 'text' ? [mark.runs.map(({ text }) => text).join('')] : []))
}

function listNumbers({ marks }: Picture): number[] {
  return marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.x, mark.y] : mark.commands.flatMap(([, ...numbers]) => numbers),
  )
}

function listX(commands: readonly Command[]): number[] {
  return commands.flatMap(([, ...numbers]) => numbers.filter((_, index) => index % 2 === 0))
}

/** Returns the points of each part of the line in a color. */
function listParts(marks: readonly Mark[], tone: string): [number, number][][] {
  const line = marks.find((mark) => mark.kind === 'path' && mark.stroke?.tone === tone)
  const parts: [number, number][][] = []
  for (const [letter, x = 0, y = 0] of line?.kind === 'path' ? line.commands : []) {
    if (letter === 'M') parts.push([])
    parts.at(-1)?.push([x, y])
  }
  return parts
}

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
}

function findBox({ runs, x, y, anchor }: TextMark): Box {
  const words = runs.map(({ text }) => text).join('')
  const width = measureLabel(words)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { text: words, left, right: left + width, bottom: y }
}

/** Returns whether two labels overlap, or are less than 3 pixels apart on the same line. */
function touch(one: Box, other: Box): boolean {
  const isBeside = one.right + 3 <= other.left || other.right + 3 <= one.left
  return !isBeside && Math.abs(one.bottom - other.bottom) < 13
}

describe('drawFigure', () => {
  it.each(listFixtureFigures().map(({ figure }, index) => [`${index + 1}, ${figure.kind}`, figure] as const))(
    'draws figure %s of the frozen fixture within its bounds at every width',
    (_name, figure) => {
      for (const width of [figureWidths.min, 320, figureWidths.max]) {
        const picture = drawFigure(figure, { width })
        expect(picture.width).toBe(width)
        expect(listNumbers(picture).every(Number.isFinite)).toBe(true)
        for (const mark of picture.marks) {
          const points = mark.kind === 'text' ? [[mark.x, mark.y]] : mark.commands.map((command) => command.slice(-2))
          for (const [x, y] of points) {
            if (typeof x !== 'number' || typeof y !== 'number') continue
            expect(x).toBeGreaterThanOrEqual(-2)
            expect(x).toBeLessThanOrEqual(width + 2)
            expect(y).toBeGreaterThanOrEqual(-2)
            expect(y).toBeLessThanOrEqual(picture.height + 2)
          }
        }
        expect(picture.marks.length).toBeGreaterThan(5)
      }
    },
  )

  it('keeps all text at 11 pixels or larger on a narrow phone', () => {
    const sizes = listFixtureFigures().flatMap(({ figure }) =>
      drawFigure(figure, { width: 220 }).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : [])),
    )
    expect(Math.min(...sizes, scriptSize)).toBeGreaterThanOrEqual(11)
  })

  it('draws labels beside the points of a scatterplot', () => {
    const scatter = { v: 1, kind: 'scatter', alt: 'A point.', x: axis, y: axis, points: [[5, 5]] } satisfies Figure
    const labeled = { ...scatter, labels: [{ at: [5, 5], text: '*A*_1', side: 'W' }] } satisfies Figure
    const [plain, drawn] = [scatter, labeled].map((figure) => drawFigure(figure, { width: 320 }))
    expect(drawn && listTexts(drawn)).toEqual([...(plain ? listTexts(plain) : []), 'A1'])
  })

  it('draws a number at each axis step, and omits numbers when they do not fit', () => {
    const years = { ...plane, x: { min: 0, max: 100_000, step: 10_000 } } satisfies Figure
    const wide = listTexts(drawFigure(years, { width: 460 }))
    const narrow = listTexts(drawFigure(years, { width: 220 }))
    expect(wide).toContain('20,000')
    expect(narrow.length).toBeLessThan(wide.length)
    expect(narrow).toContain('0')
  })

  it.each([
    { x: { min: -5, max: 6, step: 1 }, y: { min: -5, max: 6, step: 1 } },
    { x: { min: -1, max: 7, step: 1 }, y: { min: -2, max: 6, step: 1 } },
  ])('keeps axis numbers apart at the crossing of axes that start at $x.min and $y.min', (axes) => {
    const figure = { ...plane, ...axes } satisfies Figure
    for (let width: number = figureWidths.min; width <= figureWidths.max; width += 20) {
      const boxes = drawFigure(figure, { width }).marks.flatMap((mark) => (mark.kind === 'text' ? [findBox(mark)] : []))
      const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const))
      expect(pairs.filter(([one, other]) => touch(one, other))).toEqual([])
      expect(boxes.length).toBeGreaterThan(8)
    }
  })

  it('draws one zero per axis when both axes start at zero', () => {
    const zeros = listTexts(drawFigure(plane, { width: 260 })).filter((text) => text === '0')
    expect(zeros).toHaveLength(2)
  })

  it('shifts a long centered label to the right when its axis is at the left edge', () => {
    const figure = { ...plane, texts: [{ at: [1, 5], text: 'Reactants' }] } satisfies Figure
    const { marks } = drawFigure(figure, { width: figureWidths.min })
    const axisX = Math.min(...marks.flatMap((mark) => (mark.kind === 'path' ? listX(mark.commands) : [])))
    const label = marks.flatMap((mark) => (mark.kind === 'text' ? [findBox(mark)] : [])).at(-1)
    expect(label?.text).toBe('Reactants')
    expect(label?.left).toBeGreaterThan(axisX)
  })

  it('writes negative numbers with a minus sign instead of a hyphen', () => {
    const figure = { ...plane, x: { min: -4, max: 4, step: 2 } } satisfies Figure
    expect(listTexts(drawFigure(figure, { width: 460 }))).toEqual(expect.arrayContaining(['−4', '−2', '2', '4']))
  })

  it.each<[PlottedFunction, [number, number][][]]>([
    [
      { fn: 'reciprocal', a: 0.2, h: 0.3, c: 0 },
      [
        [
          [-5, -0.04],
          [0.26, -5],
        ],
        [
          [0.34, 5],
          [5, 0.04],
        ],
      ],
    ],
    [
      { fn: 'reciprocal', a: -0.001, h: -5, c: 2 },
      [
        [
          [-5, -5],
          [5, 2],
        ],
      ],
    ],
    [
      { fn: 'logarithm', a: 1, h: 0, c: 0 },
      [
        [
          [0.01, -5],
          [5, 1.61],
        ],
      ],
    ],
    [
      { fn: 'logarithm', a: -0.1, h: 1 / 3, c: 1 },
      [
        [
          [0.33, 5],
          [5, 0.85],
        ],
      ],
    ],
    [
      { fn: 'root', a: 1, h: 1.01, c: 0 },
      [
        [
          [1.01, 0],
          [5, 2],
        ],
      ],
    ],
  ])('draws $fn $a up to its asymptote or its endpoint at $h', (f, ends) => {
    const range = { min: -5, max: 5, step: 1 }
    const diagonal: [number, number][] = [
      [-5, -5],
      [5, 5],
    ]
    const curves = [{ points: diagonal }, { f }]
    const { marks } = drawFigure({ ...plane, x: range, y: range, curves }, { width: 460 })
    const [[left, bottom] = [], [right, top] = []] = listParts(marks, 'first').flat()
    const parts = listParts(marks, 'second')
    const toUnits = (at: number, low = 0, high = 0) => Math.round(((at - low) / (high - low) - 0.5) * 1_000) / 100
    const found = parts.map((part) =>
      [part.slice(0, 1), part.slice(-1)].flat().map(([x, y]) => [toUnits(x, left, right), toUnits(y, bottom, top)]),
    )
    expect(found).toEqual(ends)
  })

  it('makes the curves of a graph distinguishable without relying on color', () => {
    const points: [number, number][] = [
      [0, 0],
      [5, 5],
    ]
    const { marks } = drawFigure({ ...plane, curves: [{ points }, { points }, { points }] }, { width: 460 })
    const dashes = marks.flatMap((mark) =>
      mark.kind === 'path' && ['first', 'second', 'third'].includes(mark.stroke?.tone ?? '')
        ? [String(mark.stroke?.dash)]
        : [],
    )
    expect(new Set(dashes).size).toBe(3)
  })

  it('draws the same figure identically every time', () => {
    for (const { figure } of listFixtureFigures()) {
      expect(drawFigure(figure, { width: 333 })).toEqual(drawFigure(figure, { width: 333 }))
    }
  })
})

describe('parseLabel', () => {
  it.each([
    ['*x*^2 − 4', [{ text: 'x', italic: true }, { text: '2', shift: 'sup' }, { text: ' − 4' }]],
    [
      '*v*_{max}',
      [
        { text: 'v', italic: true },
        { text: 'max', shift: 'sub' },
      ],
    ],
    ['10^{-3} m', [{ text: '10' }, { text: '−3', shift: 'sup' }, { text: ' m' }]],
    [
      '*F*_*g*',
      [
        { text: 'F', italic: true },
        { text: 'g', italic: true, shift: 'sub' },
      ],
    ],
    ['30° 2*', [{ text: '30° 2' }, { text: '*' }]],
    ['α = 5 Ω', [{ text: 'α = 5 Ω' }]],
  ])('splits %s into its styles', (label, runs) => {
    expect(parseLabel(label)).toEqual(runs)
  })

  it('keeps all characters of a label except markup', () => {
    expect(plainLabel('a ^ b _ c * d { e }')).toBe('a ^ b _ c * d { e }')
    expect(measureLabel('가나')).toBeGreaterThan(measureLabel('ab'))
  })
})

describe('buildSvg', () => {
  const names = (element: SvgElement | string): string[] =>
    typeof element === 'string' ? [] : [element.name, ...element.children.flatMap(names)]

  it('builds only path and text elements, with the alt text as the accessible name', () => {
    for (const { figure } of listFixtureFigures()) {
      const svg = buildSvg(drawFigure(figure, { width: 300 }), figure.alt)
      expect(new Set(names(svg))).toEqual(
        new Set(['svg', 'path', 'text', ...names(svg).filter((name) => name === 'tspan')]),
      )
      expect(svg.attributes).toMatchObject({ role: 'img', 'aria-label': figure.alt, width: '300' })
    }
  })

  it('escapes the text of a figure', () => {
    const figure = { ...plane, alt: '"><b>', texts: [{ at: [1, 1], text: '<script>&"' }] } satisfies Figure
    const svg = writeSvg(buildSvg(drawFigure(figure, { width: 300 }), figure.alt))
    expect(svg).toContain('&lt;script&gt;&amp;&quot;')
    expect(svg).toContain('aria-label="&quot;&gt;&lt;b&gt;"')
    expect(svg).not.toMatch(/<(?:script|b)>/)
  })
})
