import {
  newPlaneDraft,
  type PlaneDraft,
  type PlaneFigure,
  switchKind,
  toPlaneDraft,
} from '@pathwise/rich-text/figure-draft'
import { checkDraft } from '@pathwise/rich-text/figure-draft-check'
import { mostPoints } from '@pathwise/rich-text/figure-limits'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { SelectField } from '@pathwise/ui/select-field'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AxisFields } from './axis-fields.tsx'
import { CurveRows } from './curve-rows.tsx'
import { FigurePreview } from './figure-preview.tsx'
import { FigureWords, FormEnd } from './figure-words.tsx'
import { PointRows } from './point-rows.tsx'
import { type FigureFormProps, useFigureForm } from './use-figure-form.ts'

const kinds = ['graph', 'scatter'] as const

interface PlaneFieldsProps extends FigureFormProps {
  /** Undefined for a new graph. */
  figure: PlaneFigure | undefined
}

/** The form for functions, points and axes. */
export function PlaneFields({ figure, onClose, ...props }: PlaneFieldsProps) {
  const { t } = useTranslation('editor')
  const isNew = figure === undefined
  const [draft, setDraft] = useState(() => (figure ? toPlaneDraft(figure) : newPlaneDraft('graph')))
  const checked = useMemo(() => checkDraft(draft), [draft])
  const { form, caption, explain, onBlur, onSubmit } = useFigureForm(checked, props)
  const change = (changes: Partial<PlaneDraft>) => setDraft({ ...draft, ...changes })

  return (
    // onBlur only records which field the user has left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} onSubmit={onSubmit} onBlur={onBlur} className="graph-form graph-columns" noValidate>
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
          canBeOpen={draft.kind === 'graph'}
          most={mostPoints[draft.kind]}
          explain={explain}
          onChange={(points) => change({ points })}
        />
        <AxisFields side="x" axis={draft.x} explain={explain} onChange={(x) => change({ x })} />
        <AxisFields side="y" axis={draft.y} explain={explain} onChange={(y) => change({ y })} />
        <CheckboxField label={t('graph.grid')} checked={draft.grid} onChange={(grid) => change({ grid })} />
        <FigureWords alt={draft.alt} altError={explain('alt')} onAlt={(alt) => change({ alt })} caption={caption} />
      </div>
      <FigurePreview figure={checked.figure} caption={caption.text} />
      <div className="graph-end">
        {!isNew && <p className="graph-hint">{t('graph.kept')}</p>}
        <FormEnd mistake={explain('figure')} isNew={isNew} onClose={onClose} />
      </div>
    </form>
  )
}
