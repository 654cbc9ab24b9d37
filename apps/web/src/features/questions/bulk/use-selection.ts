import type { Selected } from '@pathwise/api/questions/bulk/bulk.schemas'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { type ListPlace, toFilter } from '../list/list-place.ts'

interface Chosen {
  /** The loaded version of each selected question, keyed by question id. */
  readonly versions: ReadonlyMap<number, number>
  /** The most recently selected question, which is where a range selection starts. */
  readonly anchor: number | undefined
}

const nothing: Chosen = { versions: new Map(), anchor: undefined }

/**
 * Returns the questions between two ids, inclusive, in list order. Returns only the question with the second id when
 * the first is not in the list.
 */
function findRange<Row extends Selected>(rows: readonly Row[], from: number | undefined, to: number): Row[] {
  const start = rows.findIndex(({ id }) => id === from)
  const end = rows.findIndex(({ id }) => id === to)
  if (end === -1) return []
  return start === -1 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Manages the selected questions. The selection persists across pages and is cleared when the filters change. */
export function useSelection(place: ListPlace, rows: readonly Selected[]) {
  const { client } = trpc.useUtils()
  const filter = JSON.stringify(toFilter(place))
  const [{ versions, anchor }, setChosen] = useState(nothing)
  const [finding, setFinding] = useState<'failed' | 'idle' | 'running'>('idle')
  const [lastFilter, setLastFilter] = useState(filter)
  if (filter !== lastFilter) {
    setLastFilter(filter)
    setChosen(nothing)
    setFinding('idle')
  }

  const add = (some: readonly Selected[], last: number | undefined) =>
    setChosen((before) => ({
      versions: new Map([...before.versions, ...some.map(({ id, version }) => [id, version] as const)]),
      anchor: last,
    }))
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => versions.has(id))

  function toggle(id: number) {
    const row = rows.find((one) => one.id === id)
    if (row && !versions.has(id)) add([row], id)
    else setChosen(({ versions: before }) => ({ versions: without(before, [id]), anchor: id }))
  }

  return {
    count: versions.size,
    has: (id: number) => versions.has(id),
    list: (): Selected[] => [...versions].map(([id, version]) => ({ id, version })),
    isPageSelected,
    toggle,
    /** Selects all rows from the most recently selected row (or from `from`) to this row. */
    extend: (to: number, from = anchor) => add(findRange(rows, from, to), to),
    togglePage: () => {
      const ids = rows.map(({ id }) => id)
      if (isPageSelected) setChosen(({ versions: before }) => ({ versions: without(before, ids), anchor: undefined }))
      else add(rows, undefined)
    },
    clear: () => setChosen(nothing),
    finding,
    /** Selects all questions that match the filters, on all pages. */
    selectFound: async () => {
      setFinding('running')
      try {
        const { questions } = await client.questions.selection.query(toFilter(place))
        setChosen({ versions: new Map(questions.map(({ id, version }) => [id, version])), anchor: undefined })
        setFinding('idle')
      } catch (error) {
        console.error('The questions could not be selected', error)
        setFinding('failed')
      }
    },
  }
}
export type Selection = ReturnType<typeof useSelection>

function without(versions: ReadonlyMap<number, number>, ids: readonly number[]): ReadonlyMap<number, number> {
  const left = new Set(ids)
  return new Map([...versions].filter(([id]) => !left.has(id)))
}
