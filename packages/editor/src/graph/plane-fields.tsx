import { type Figure, writeFigureJson } from '@pathwise/rich-text/figure'
import { isPlane, newPlaneDraft, type PlaneDraft, switchKind, toPlaneDraft } from '@pathwise/rich-text/figure-draft'
import { checkDraft } from '@pathwise/rich-text/figure-draft-check'
import { Alert } from '@pathwise/ui/alert'
import { SelectField } from '@pathwise/ui/select-field'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FigureAttributes } from '../schema/figure.ts'
import { AxisFields } from './axis-fields.tsx'
import { CurveRows } from './curve-rows.tsx'
import { FigurePreview } from './figure-preview.tsx'
import { FigureWords, FormButtons, useCaption } from './figure-words.tsx'
import { PointRows } from './point-rows.tsx'
import { useMistakes } from './use-mistakes.ts'

interface PlaneFieldsProps {
  /** Undefined for a new graph. */
  figure: Figure | undefined
  /** HTML. */
  caption: string
  onSave: (figure: FigureAttributes) => void
  onClose: () => void
}

const kinds = ['graph', 'scatter'] as const
const mostPoints = { graph: 40, scatter: 200 } as const

/** The form for functions, points and axes. */
export function PlaneFields({ figure, caption: storedCaption, onSave, onClose }: PlaneFieldsProps) {
  const { t } = useTranslation('editor')
  const form = useRef<HTMLFormElement>(null)
  const isNew = figure === undefined
  const [draft, setDraft] = useState(() => (figure && isPlane(figure) ? toPlaneDraft(figure) : newPlaneDraft('graph')))
  const caption = useCaption(storedCaption)
  const checked = useMemo(() => checkDraft(draft), [draft])
  const { explain, onBlur, showAll } = useMistakes(checked.mistakes)
  const change = (changes: Partial<PlaneDraft>) => setDraft({ ...draft, ...changes })
  const wholeMistake = explain('figure')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the event from a form around the editor.
    event.stopPropagation()
    const json = checked.figure && checked.mistakes.size === 0 ? writeFigureJson(checked.figure) : undefined
    if (json !== undefined) return onSave({ figure: json, caption: caption.html })
    showAll()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    // Blur only shows which field the user has left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} onSubmit={submit} onBlur={onBlur} className="graph-form graph-columns" noValidate>
      <div className="graph-fields">
        {isNew && (
          <SelectField
            label={t('graph.kind')}
            options={kinds.map((kind) => ({ value: kind, label: t(`graph.kinds.${kind}`) }))}
            value={draft.kind}
            onChange={(kind) => setDraft(switchKind(draft, kind))}
          />
        )}
        {draft.kind === 'graph' && (
          <CurveRows curves={draft.curves} explain={explain} onChange={(curves) => change({ curves })} />
        )}
        <PointRows
          legend={t(draft.kind === 'graph' ? 'graph.markedPoints' : 'graph.points')}
          points={draft.points}
          most={mostPoints[draft.kind]}
          explain={explain}
          onChange={(points) => change({ points })}
        />
        <AxisFields side="x" axis={draft.x} explain={explain} onChange={(x) => change({ x })} />
        <AxisFields side="y" axis={draft.y} explain={explain} onChange={(y) => change({ y })} />
        <label className="graph-check">
          <input type="checkbox" checked={draft.grid} onChange={({ target }) => change({ grid: target.checked })} />
          {t('graph.grid')}
        </label>
        <FigureWords
          alt={draft.alt}
          altError={explain('alt')}
          caption={caption.text}
          onAlt={(alt) => change({ alt })}
          onCaption={caption.setText}
        />
      </div>
      <FigurePreview figure={checked.figure} caption={caption.text} />
      <div className="graph-end">
        {!isNew && <p className="graph-hint">{t('graph.kept')}</p>}
        {wholeMistake && <Alert tone="danger">{wholeMistake}</Alert>}
        <FormButtons isNew={isNew} onClose={onClose} />
      </div>
    </form>
  )
}
