import { addPoint, type PointDraft } from '@pathwise/rich-text/figure-draft'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { RemoveButton, RowGroup } from './row-group.tsx'
import type { Explain } from './use-mistakes.ts'

interface PointRowsProps {
  legend: string
  points: readonly PointDraft[]
  /** The maximum number of rows. */
  most: number
  explain: Explain
  onChange: (points: readonly PointDraft[]) => void
}

const fields = ['x', 'y', 'label'] as const

export function PointRows({ legend, points, most, explain, onChange }: PointRowsProps) {
  const { t } = useTranslation('editor')
  const add = () => {
    const longer = addPoint(points)
    onChange(longer)
    return `points.${longer.at(-1)?.id}.x`
  }
  return (
    <RowGroup
      legend={legend}
      hint={t('graph.labelHint')}
      addLabel={t('graph.addPoint')}
      onAdd={points.length < most ? add : undefined}
    >
      {points.map((point, index) => (
        <fieldset key={point.id} className="graph-row graph-point">
          <legend className="editor-hidden">{t('graph.point', { number: index + 1 })}</legend>
          {fields.map((name) => (
            <TextField
              key={name}
              name={`points.${point.id}.${name}`}
              label={t(`graph.pointFields.${name}`)}
              autoComplete="off"
              maxLength={200}
              error={explain(`points.${point.id}.${name}`)}
              value={point[name]}
              onChange={({ target }) =>
                onChange(points.map((each) => (each.id === point.id ? { ...each, [name]: target.value } : each)))
              }
            />
          ))}
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
