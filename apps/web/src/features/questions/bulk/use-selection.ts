import type { Selected } from '@pathwise/api/questions/bulk/bulk.schemas'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { type ListPlace, toFilter } from '../list/list-place.ts'

interface Chosen {
  /** The filters that were set when the selection was made. */
  readonly filter: string
  /** The version that each selected question had when it was loaded, keyed by question id. */
  readonly versions: ReadonlyMap<number, number>
  /** The last selected question, where a range selection starts. */
  readonly anchor: number | undefined
  /** The state of the request that selects all matching questions. */
  readonly finding: 'failed' | 'idle' | 'running'
}

function chooseNothing(filter: string): Chosen {
  return { filter, versions: new Map(), anchor: undefined, finding: 'idle' }
}

/** Returns the rows from `from` to `to`, inclusive. If `from` is not in the list, returns only the row of `to`. */
function findRange<Row extends Selected>(rows: readonly Row[], from: number | undefined, to: number): Row[] {
  const start = rows.findIndex(({ id }) => id === from)
  const end = rows.findIndex(({ id }) => id === to)
  if (end === -1) return []
  return start === -1 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Manages the selected questions. The selection can span several pages, and is cleared when the filters change. */
export function useSelection(place: ListPlace, rows: readonly Selected[]) {
  const { client } = trpc.useUtils()
  const filter = JSON.stringify(toFilter(place))
  const [chosen, setChosen] = useState(() => chooseNothing(filter))
  if (chosen.filter !== filter) setChosen(chooseNothing(filter))
  const { versions, anchor, finding } = chosen

  const add = (some: readonly Selected[], last: number | undefined) =>
    setChosen((before) => ({
      ...before,
      versions: new Map([...before.versions, ...some.map(({ id, version }) => [id, version] as const)]),
      anchor: last,
    }))
  const remove = (ids: readonly number[], last: number | undefined) =>
    setChosen((before) => ({ ...before, versions: without(before.versions, ids), anchor: last }))
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => versions.has(id))

  function toggle(id: number) {
    const row = rows.find((one) => one.id === id)
    if (row && !versions.has(id)) add([row], id)
    else remove([id], id)
  }

  return {
    count: versions.size,
    has: (id: number) => versions.has(id),
    list: (): Selected[] => [...versions].map(([id, version]) => ({ id, version })),
    isPageSelected,
    toggle,
    /** Selects all rows from `from` to `to`. By default, `from` is the last selected row. */
    extend: (to: number, from = anchor) => add(findRange(rows, from, to), to),
    togglePage: () => {
      const ids = rows.map(({ id }) => id)
      if (isPageSelected) remove(ids, undefined)
      else add(rows, undefined)
    },
    clear: () => setChosen(chooseNothing(filter)),
    finding,
    /** Selects all questions that match the filters, including those on other pages. */
    selectFound: async () => {
      // Ignore a result that arrives after a filter change, because the list no longer contains its questions.
      const show = (next: Partial<Chosen>) =>
        setChosen((before) => (before.filter === filter ? { ...before, ...next } : before))
      show({ finding: 'running' })
      try {
        const { questions } = await client.questions.selection.query(toFilter(place))
        const found = new Map(questions.map(({ id, version }) => [id, version]))
        show({ versions: found, anchor: undefined, finding: 'idle' })
      } catch (error) {
        console.error('The questions could not be selected', error)
        show({ finding: 'failed' })
      }
    },
  }
}
export type Selection = ReturnType<typeof useSelection>

function without(versions: ReadonlyMap<number, number>, ids: readonly number[]): ReadonlyMap<number, number> {
  const left = new Set(ids)
  return new Map([...versions].filter(([id]) => !left.has(id)))
}
