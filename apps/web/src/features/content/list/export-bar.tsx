import { mostExportedItems } from '@pathwise/api/content-export/content-export.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { FileArchive } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { Found } from '../content-pages.ts'
import { ExportStatus } from '../export/export-status.tsx'
import { useExport } from '../export/use-export.ts'
import { selection } from './selection.ts'
import { useSelectAll } from './use-select-all.ts'

interface ExportBarProps {
  /** Other messages about the list, below the bar. */
  message: ReactNode
  /** Called when the user tries to export, so that the parent can clear its message. */
  onExport: () => void
  /** Describes the items in the list. */
  found: Found
}

/** A sticky bar to export the selected items. Messages appear below it. */
export function ExportBar({ message, onExport, found }: ExportBarProps) {
  const { t } = useTranslation('contentExport')
  const selected = useSyncExternalStore(selection.subscribe, selection.current)
  const { state, start, cancel } = useExport()
  const [refused, setRefused] = useState<'selectFirst' | 'tooMany'>()
  const all = useSelectAll()
  const format = useFormat()
  const running = state.kind === 'running'
  // Small screens only have room for the newest message.
  const isOld = message && (state.kind === 'done' || state.kind === 'cancelled')

  function exportSelected() {
    const problem = selected.size === 0 ? 'selectFirst' : selected.size > mostExportedItems ? 'tooMany' : undefined
    setRefused(problem)
    onExport()
    if (!problem) start([...selected])
  }

  return (
    <div className="sticky top-16 z-10 -mx-4 mt-6 mb-4 grid max-h-[50dvh] gap-3 overflow-y-auto border-y border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6">
      <div className="flex flex-wrap gap-2">
        <Button busy={running} onClick={exportSelected}>
          {!running && <FileArchive aria-hidden="true" className="size-5" />}
          {t('zip', { number: format.number(selected.size) })}
        </Button>
        <Button variant="secondary" busy={all.busy} onClick={() => void all.select(found)}>
          {t('selectAll')}
        </Button>
        {selected.size > 0 && (
          <Button variant="quiet" onClick={selection.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {refused && (
        <Alert tone="warning" role="alert">
          {t(refused, { most: format.number(mostExportedItems), number: format.number(selected.size) })}
        </Alert>
      )}
      {all.failed && (
        <Alert tone="danger" role="alert">
          {t('selectAllFailed')}
        </Alert>
      )}
      {!refused && !isOld && <ExportStatus state={state} onCancel={cancel} />}
      {message}
    </div>
  )
}
