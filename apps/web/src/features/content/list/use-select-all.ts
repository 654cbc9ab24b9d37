import { mostExportedItems } from '@pathwise/api/content-export/content-export.vocabulary'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { buildFilters, type Found } from '../content-pages.ts'
import { selection } from './selection.ts'

const pageSize = 100

/**
 * Selects all items that match a search, even those not yet loaded. Stops at one item over the export limit, which is
 * enough for the export to report that there are too many.
 */
export function useSelectAll() {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function select(found: Found) {
    setState('busy')
    try {
      const ids: number[] = []
      for (let after: number | undefined; ids.length <= mostExportedItems; after = ids.at(-1)) {
        const items = await client.content.list.query({
          ...buildFilters(found),
          limit: pageSize,
          ...(after !== undefined && { after_id: after }),
        })
        ids.push(...items.map(({ id }) => id))
        if (items.length < pageSize) break
      }
      selection.add(ids.slice(0, mostExportedItems + 1))
      setState('idle')
    } catch (error) {
      console.error('The items could not be selected', error)
      setState('failed')
    }
  }

  return { select, busy: state === 'busy', failed: state === 'failed' }
}
