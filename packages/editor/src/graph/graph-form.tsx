import { Dialog } from '@pathwise/ui/dialog'
import { useStore } from '@pathwise/ui/store'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeBlock, findBlock, insertBlock } from '../block/block-commands.ts'
import { type FigureAttributes, readFigureNode } from '../schema/figure.ts'
import { type OpenFigure, run, type Session } from '../session/session.ts'

const FigureFields = lazy(async () => ({ default: (await import('./figure-fields.tsx')).FigureFields }))

/** Shows a dialog for creating a graph or changing a figure in the text. */
export function GraphForm({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const open = useStore(session.figure)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Moves focus to the text only after the dialog has closed, because closing returns focus to a toolbar button.
    if (wasOpen.current && !open) session.view.get()?.focus()
    wasOpen.current = open !== undefined
  }, [open, session])
  const close = () => session.figure.set(undefined)
  const title = t(open?.position === undefined ? 'graph.title' : 'graph.figureTitle')
  return (
    <Dialog open={open !== undefined} onClose={close} title={title} className="graph-dialog">
      {open && (
        <Suspense fallback={<p>{t('loading')}</p>}>
          <OpenForm session={session} open={open} onClose={close} />
        </Suspense>
      )}
    </Dialog>
  )
}

function OpenForm({ session, open, onClose }: { session: Session; open: OpenFigure; onClose: () => void }) {
  const { position } = open
  const state = session.view.get()?.state
  const node = position !== undefined && state ? findBlock(state, 'figure', position) : undefined
  const save = (attributes: FigureAttributes) => {
    onClose()
    const isNew = position === undefined || !node
    run(session, isNew ? insertBlock('figure', attributes) : changeBlock('figure', position, attributes))
  }
  return <FigureFields stored={node && readFigureNode(node)} onSave={save} onClose={onClose} />
}
