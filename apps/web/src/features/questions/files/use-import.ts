import type {
  ImportCounts,
  ImportedRow,
  ImportOptions,
  ImportPreview,
  ImportProgress,
} from '@pathwise/api/questions/import/import.schemas'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'
import { FileRefusal, importFile, previewFile, UnreadableFile } from './send-file.ts'

type Reason = 'busy' | 'changed' | 'conflict' | 'failed' | 'pictureQuota' | 'tooLarge' | 'tooSlow'

export type ImportState =
  /**
   * After an import that ended without a result: `stored` if the server had stored the questions, `lost` if that is
   * unknown.
   */
  | { kind: 'cancelled' | 'idle' | 'lost' | 'stored' }
  | { kind: 'checking' | 'importing'; progress: ImportProgress }
  | { kind: 'checked'; preview: ImportPreview }
  | { kind: 'finished'; counts: ImportCounts; rows: readonly ImportedRow[] }
  | { kind: 'refused'; rows: readonly ImportedRow[] }
  | { kind: 'failed'; reason: Reason }

const reasons = new Map<number | string | undefined, Reason>([
  [413, 'tooLarge'],
  [429, 'busy'],
  ['file_too_slow', 'tooSlow'],
  ['legacy_id_taken', 'conflict'],
  ['picture_quota', 'pictureQuota'],
  ['version_conflict', 'conflict'],
])

/** Returns why nothing was stored, or undefined if that is unknown. */
function findReason(error: unknown): Reason | undefined {
  if (error instanceof UnreadableFile) return 'changed'
  return error instanceof FileRefusal ? (reasons.get(error.reason) ?? 'failed') : undefined
}

/** Previews and imports files. Unmounting aborts the current request. */
export function useImport() {
  const utils = trpc.useUtils()
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function run(first: ImportState, work: (signal: AbortSignal) => Promise<ImportState>) {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setState(first)
    const end = await work(controller.signal).catch((error: unknown): ImportState => {
      if (controller.signal.aborted) return { kind: 'cancelled' }
      console.error('The file could not be imported', error)
      return { kind: 'failed', reason: findReason(error) ?? 'failed' }
    })
    if (current.current === controller) setState(end)
  }

  return {
    state,
    check: (file: File, options: ImportOptions) =>
      void run({ kind: 'checking', progress: { phase: 'reading', done: 0 } }, async (signal) => ({
        kind: 'checked',
        preview: await previewFile({ file, options, signal }, (progress) => setState({ kind: 'checking', progress })),
      })),
    store: (file: File, options: ImportOptions) =>
      void run({ kind: 'importing', progress: { phase: 'reading', done: 0 } }, async (signal) => {
        let isStored = false
        try {
          const { end, rows } = await importFile({ file, options, signal }, (progress) => {
            isStored = progress.phase === 'checking'
            setState({ kind: 'importing', progress })
          })
          if (end.state === 'refused') return { kind: 'refused', rows: end.rows }
          return { kind: 'finished', counts: end, rows }
        } catch (error) {
          if (signal.aborted || findReason(error)) throw error
          console.error('The import ended without a result', error)
          return { kind: isStored ? 'stored' : 'lost' }
        } finally {
          invalidateLists(utils.questions)
        }
      }),
    cancel: () => current.current?.abort(),
    reset: () => {
      current.current?.abort()
      current.current = undefined
      setState({ kind: 'idle' })
    },
  }
}
