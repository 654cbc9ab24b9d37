import type { AxisDraft } from '@pathwise/rich-text/figure-draft'
import { useTranslation } from 'react-i18next'
import { DraftField } from './draft-field.tsx'
import type { Explain } from './use-mistakes.ts'

interface AxisFieldsProps {
  side: 'x' | 'y'
  axis: AxisDraft
  explain: Explain
  onChange: (axis: AxisDraft) => void
}

const ends = ['min', 'max', 'step', 'label'] as const

export function AxisFields({ side, axis, explain, onChange }: AxisFieldsProps) {
  const { t } = useTranslation('editor')
  return (
    <fieldset className="graph-group">
      <legend>{t(`graph.axes.${side}`)}</legend>
      <div className="graph-row graph-axis">
        {ends.map((name) => (
          <DraftField
            key={name}
            name={`${side}.${name}`}
            label={t(`graph.axis.${name}`)}
            value={axis[name]}
            explain={explain}
            onChange={(text) => onChange({ ...axis, [name]: text })}
          />
        ))}
      </div>
    </fieldset>
  )
}
