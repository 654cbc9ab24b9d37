import { addPoint, labelSides, type PointDraft } from '@pathwise/rich-text/figure-draft'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { DraftField } from './draft-field.tsx'
import { RemoveButton, RowGroup } from './row-group.tsx'
import type { Explain } from './use-mistakes.ts'

interface PointRowsProps {
  legend: string
  points: readonly PointDraft[]
  /** Whether points can be open (drawn as rings). */
  canBeOpen: boolean
  /** The maximum number of rows. */
  most: number
  explain: Explain
  onChange: (points: readonly PointDraft[]) => void
}

const fields = ['x', 'y', 'label'] as const

export function PointRows({ legend, points, canBeOpen, most, explain, onChange }: PointRowsProps) {
  const { t } = useTranslation('editor')
  const change = (changed: PointDraft) => onChange(points.map((point) => (point.id === changed.id ? changed : point)))
  return (
    <RowGroup
      legend={legend}
      hint={t('graph.labelHint')}
      addLabel={t('graph.addPoint')}
      onAdd={points.length < most ? () => onChange(addPoint(points)) : undefined}
    >
      {points.map((point, index) => (
        <fieldset key={point.id} className="graph-row graph-point">
          <legend className="editor-hidden">{t('graph.point', { number: index + 1 })}</legend>
          {fields.map((name) => (
            <DraftField
              key={name}
              name={`points.${point.id}.${name}`}
              label={t(`graph.pointFields.${name}`)}
              value={point[name]}
              explain={explain}
              onChange={(text) => change({ ...point, [name]: text })}
            />
          ))}
          <SelectField
            label={t('graph.side')}
            options={labelSides.map((side) => ({ value: side, label: t(`graph.sides.${side}`) }))}
            value={point.side ?? 'NE'}
            onChange={(side) => change({ ...point, side })}
          />
          {canBeOpen && (
            <CheckboxField
              className="graph-check"
              label={t('graph.open')}
              checked={point.open === true}
              onChange={(open) => change({ ...point, open })}
            />
          )}
          {points.length > 1 && (
            <RemoveButton
              label={t('graph.removePoint', { number: index + 1 })}
              onRemove={() => onChange(points.filter(({ id }) => id !== point.id))}
            />
          )}
        </fieldset>
      ))}
    </RowGroup>
  )
}
