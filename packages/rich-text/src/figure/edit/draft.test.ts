import { describe, expect, it } from 'vitest'
import { listFixtureFigures } from '../../../test/figures.ts'
import { writeFigureJson } from '../figure.ts'
import { checkAlt, checkDraft } from './check-draft.ts'
import { addCurve, addPoint, isPlane, newPlaneDraft, type PlaneDraft, switchKind, toPlaneDraft } from './draft.ts'

const planes = listFixtureFigures().flatMap(({ json, figure }) => (isPlane(figure) ? [{ json, figure }] : []))

function write(draft: PlaneDraft): string {
  const { mistakes, figure } = checkDraft(draft)
  if (!figure || mistakes.size > 0) throw new Error(JSON.stringify([...mistakes]))
  return writeFigureJson(figure) ?? ''
}

function listMistakes(draft: PlaneDraft): [field: string, mistake: string][] {
  return [...checkDraft(draft).mistakes].map(([field, { mistake }]) => [field, mistake])
}

const graph: PlaneDraft = {
  ...newPlaneDraft('graph'),
  alt: ' A\t\u0007parabola. ',
  curves: [{ id: 0, text: 'x^2 - 3x + 2', from: '', to: '4' }],
}

describe('checkDraft', () => {
  it('keeps all fields of a frozen figure, including those that the form does not show', () => {
    expect(new Set(planes.map(({ figure }) => figure.kind)).size).toBe(2)
    for (const { json, figure } of planes) expect(write(toPlaneDraft(figure))).toBe(json)
  })

  it('builds a new graph without the empty rows of the form', () => {
    const draft = { ...graph, curves: addCurve(graph.curves), points: addPoint([]) }
    expect(JSON.parse(write(draft))).toEqual({
      v: 1,
      kind: 'graph',
      alt: 'A parabola.',
      x: { min: -5, max: 5, label: '*x*' },
      y: { min: -5, max: 5, label: '*y*' },
      grid: true,
      curves: [{ f: { fn: 'polynomial', c: [2, -3, 1] }, to: 4 }],
    })
  })

  it('builds a new scatterplot with labels beside its points', () => {
    const empty = switchKind(newPlaneDraft('graph'), 'scatter')
    const points = [
      { id: 0, x: '1', y: '2', label: '*A*' },
      { id: 1, x: '1/2', y: '3', label: '' },
    ]
    expect(JSON.parse(write({ ...empty, alt: 'Two points.', points }))).toEqual({
      v: 1,
      kind: 'scatter',
      alt: 'Two points.',
      x: { min: 0, max: 10 },
      y: { min: 0, max: 10 },
      grid: true,
      points: [
        [1, 2],
        [0.5, 3],
      ],
      labels: [{ at: [1, 2], text: '*A*' }],
    })
  })

  it('stores the label sides, open points and dashed functions that the user has chosen', () => {
    const points = [
      { id: 0, x: '1', y: '2', label: '*A*', side: 'SW', open: true },
      { id: 1, x: '2', y: '3', label: '', open: false },
    ] as const
    const curves = graph.curves.map((curve) => ({ ...curve, dashed: true }))
    const stored = JSON.parse(write({ ...graph, curves, points }))
    expect(stored.curves).toEqual([{ f: { fn: 'polynomial', c: [2, -3, 1] }, to: 4, dashed: true }])
    expect(stored.points).toEqual([{ at: [1, 2], label: '*A*', side: 'SW', open: true }, { at: [2, 3] }])
    const scatter = JSON.parse(write({ ...graph, kind: 'scatter', points }))
    expect(scatter.labels).toEqual([{ at: [1, 2], text: '*A*', side: 'SW' }])
  })

  it('clears the dashed style, the open circle and the label side when the user deselects them', () => {
    const points = [{ id: 0, x: '1', y: '2', label: '*A*', side: 'SW', open: true }] as const
    const curves = graph.curves.map((curve) => ({ ...curve, dashed: true }))
    const { figure } = checkDraft({ ...graph, curves, points })
    if (!figure || !isPlane(figure)) throw new Error('No graph')
    const draft = toPlaneDraft(figure)
    const plain = JSON.parse(
      write({
        ...draft,
        curves: draft.curves.map((curve) => ({ ...curve, dashed: false })),
        points: draft.points.map((point) => ({ ...point, side: 'N', open: false })),
      }),
    )
    expect(plain.curves).toEqual([{ f: { fn: 'polynomial', c: [2, -3, 1] }, to: 4 }])
    expect(plain.points).toEqual([{ at: [1, 2], label: '*A*', side: 'N' }])
  })

  it('changes only the edited fields of a stored graph', () => {
    const figure = planes.map((each) => each.figure).find(({ kind }) => kind === 'graph')
    if (figure?.kind !== 'graph') throw new Error('No graph in the fixtures')
    const draft = toPlaneDraft(figure)
    const curves = draft.curves.map((curve) => (curve.id === 0 ? { ...curve, text: '2x' } : curve))
    const changed = JSON.parse(write({ ...draft, curves, y: { ...draft.y, label: '' } }))
    const { label: _label, ...y } = figure.y
    const [first, ...others] = figure.curves ?? []
    expect(changed).toEqual({ ...figure, y, curves: [{ ...first, f: { fn: 'polynomial', c: [0, 2] } }, ...others] })
  })

  it.each<[string, Partial<PlaneDraft>, [string, string][]]>([
    ['no alt text', { alt: ' ' }, [['alt', 'altMissing']]],
    ['a limit that is not a number', { x: { ...graph.x, min: 'a' } }, [['x.min', 'number']]],
    ['limits in the wrong order', { y: { ...graph.y, max: '-5' } }, [['y.max', 'order']]],
    ['a step of zero', { x: { ...graph.x, step: '0' } }, [['x.step', 'step']]],
    ['too many steps', { x: { ...graph.x, step: '0.01' } }, [['x.step', 'steps']]],
    ['a label that is too long', { x: { ...graph.x, label: 'a'.repeat(81) } }, [['x.label', 'label']]],
    ['no function', { curves: addCurve([]) }, [['curves.0.text', 'functionMissing']]],
    [
      'an unreadable function',
      { curves: [{ id: 3, text: 'x +', from: '', to: '' }] },
      [['curves.3.text', 'unfinished']],
    ],
    [
      'a function that ends before it starts',
      { curves: [{ id: 0, text: 'x', from: '2', to: '1' }] },
      [['curves.0.to', 'order']],
    ],
    [
      'points without coordinates, or off the axes',
      {
        points: [
          { id: 0, x: '1', y: '', label: 'A' },
          { id: 1, x: '1', y: '6', label: '' },
        ],
      },
      [
        ['points.0.y', 'number'],
        ['points.1.y', 'outside'],
      ],
    ],
    ['no points', { kind: 'scatter' }, [['points.0.x', 'pointMissing']]],
    [
      'more labels than a figure can store',
      { kind: 'scatter', points: Array.from({ length: 41 }, (_, id) => ({ id, x: '1', y: '1', label: 'A' })) },
      [['figure', 'figure']],
    ],
  ])('reports the mistake of a draft with %s', (_what, changes, expected) => {
    expect(listMistakes({ ...graph, ...changes })).toEqual(expected)
  })

  it('returns the drawable part of a draft with mistakes, but nothing when an axis is invalid', () => {
    const curves = [...graph.curves, { id: 1, text: 'x +', from: '', to: '' }]
    expect(checkDraft({ ...graph, alt: '', curves }).figure).toMatchObject({ alt: '…', curves: [{ to: 4 }] })
    expect(checkDraft(newPlaneDraft('scatter')).figure).toMatchObject({ x: { min: 0 }, grid: true })
    expect(checkDraft({ ...graph, x: { ...graph.x, max: '' } }).figure).toBeUndefined()
  })
})

describe('checkAlt', () => {
  it('changes only the alt text of a figure, and reports an empty alt text as a mistake', () => {
    for (const { figure } of listFixtureFigures()) {
      expect(checkAlt(figure, ' a\tb ')).toEqual({ figure: { ...figure, alt: 'a b' }, mistakes: new Map() })
      expect([...checkAlt(figure, ' ').mistakes.keys()]).toEqual(['alt'])
    }
  })
})

describe('switchKind', () => {
  it('changes the axes of a new figure to the defaults of its kind', () => {
    const { x, y } = newPlaneDraft('scatter')
    expect(switchKind(newPlaneDraft('graph'), 'scatter')).toMatchObject({ kind: 'scatter', x, y })
  })

  it('keeps the axes that the user has changed when the kind of figure changes', () => {
    const changed = { ...newPlaneDraft('graph'), x: { ...graph.x, max: '8' } }
    expect(switchKind(changed, 'scatter')).toMatchObject({ kind: 'scatter', x: { max: '8' } })
  })
})
