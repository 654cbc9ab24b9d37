import type { BulkProgress, BulkResult, ChangeManyInput } from '@pathwise/api/questions/bulk/bulk.schemas'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'
import { type BulkBody, BulkRefusal, sendBulk } from './send-bulk.ts'

type BulkChange = Omit<ChangeManyInput, 'dry_run'>

export type BulkState =
  /** `lost` means that no result was received, so the change may or may not have been applied. */
  | { kind: 'cancelled' | 'failed' | 'idle' | 'lost' | 'undoFailed' }
  | { kind: 'running'; dryRun: boolean; progress: BulkProgress | undefined }
  | { kind: 'checked'; input: BulkChange; result: BulkResult }
  | { kind: 'finished' | 'undone'; result: BulkResult }

export interface Undoable {
  readonly id: number
  readonly count: number
}

const fail = (): BulkState => ({ kind: 'failed' })

/** Runs bulk changes: dry run, apply and undo. Calls `onChanged` after each change. */
export function useBulk(onChanged: () => void) {
  const utils = trpc.useUtils()
  const [state, setState] = useState<BulkState>({ kind: 'idle' })
  const [undoable, setUndoable] = useState<Undoable>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function run(body: BulkBody, end: (result: BulkResult) => BulkState, refuse: () => BulkState) {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const dryRun = 'dry_run' in body && body.dry_run
    const show = (next: BulkState) => {
      if (current.current === controller) setState(next)
    }
    show({ kind: 'running', dryRun, progress: undefined })
    try {
      const onProgress = (progress: BulkProgress) => show({ kind: 'running', dryRun, progress })
      show(end(await sendBulk(body, { signal: controller.signal, onProgress })))
      if (!dryRun) onChanged()
    } catch (error) {
      if (controller.signal.aborted) show({ kind: dryRun ? 'idle' : 'cancelled' })
      else {
        console.error('The questions could not be changed', error)
        show(dryRun || error instanceof BulkRefusal ? refuse() : { kind: 'lost' })
      }
    }
    if (dryRun) return
    invalidateLists(utils.questions)
    void utils.questions.reviews.invalidate()
  }

  return {
    state,
    undoable,
    check: (input: BulkChange) =>
      void run({ ...input, dry_run: true }, (result) => ({ kind: 'checked', input, result }), fail),
    change: (input: BulkChange) =>
      void run(
        { ...input, dry_run: false },
        (result) => {
          const id = 'undo' in result ? result.undo : null
          if (id !== null) setUndoable({ id, count: result.changed })
          return { kind: 'finished', result }
        },
        fail,
      ),
    undo: (id: number) => {
      const forget = (next: BulkState) => {
        setUndoable(undefined)
        return next
      }
      void run(
        { undo: id },
        (result) => forget({ kind: 'undone', result }),
        () => forget({ kind: 'undoFailed' }),
      )
    },
    forgetUndo: () => setUndoable(undefined),
    cancel: () => current.current?.abort(),
    reset: () => {
      current.current?.abort()
      current.current = undefined
      setState({ kind: 'idle' })
    },
  }
}
export type Bulk = ReturnType<typeof useBulk>
