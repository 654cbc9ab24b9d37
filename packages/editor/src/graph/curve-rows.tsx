import { addCurve, type CurveDraft, mostFunctions } from '@pathwise/rich-text/figure-draft'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { useTranslation } from 'react-i18next'
import { DraftField } from './draft-field.tsx'
import { RemoveButton, RowGroup } from './row-group.tsx'
import type { Explain } from './use-mistakes.ts'

interface CurveRowsProps {
  curves: readonly CurveDraft[]
  explain: Explain
  onChange: (curves: readonly CurveDraft[]) => void
}

/** Lists the functions of a graph for editing. Leaves out curves through points, which stay unchanged. */
export function CurveRows({ curves, explain, onChange }: CurveRowsProps) {
  const { t } = useTranslation('editor')
  const functions = curves.filter(({ text }) => text !== undefined)
  const change = (changed: CurveDraft) => onChange(curves.map((curve) => (curve.id === changed.id ? changed : curve)))
  return (
    <RowGroup
      legend={t('graph.functions')}
      hint={t('graph.functionsHint')}
      addLabel={t('graph.addFunction')}
      onAdd={functions.length < mostFunctions ? () => onChange(addCurve(curves)) : undefined}
    >
      {functions.map((curve, index) => {
        const field = (name: 'from' | 'text' | 'to') => ({
          name: `curves.${curve.id}.${name}`,
          value: curve[name] ?? '',
          explain,
          onChange: (text: string) => change({ ...curve, [name]: text }),
        })
        return (
          <div key={curve.id} className="graph-row graph-curve">
            <DraftField
              {...field('text')}
              label={t('graph.function', { number: index + 1 })}
              spellCheck={false}
              autoCapitalize="off"
            />
            <DraftField {...field('from')} label={t('graph.from')} />
            <DraftField {...field('to')} label={t('graph.to')} />
            <CheckboxField
              className="graph-check"
              label={t('graph.dashed')}
              checked={curve.dashed === true}
              onChange={(dashed) => change({ ...curve, dashed })}
            />
            {functions.length > 1 && (
              <RemoveButton
                label={t('graph.removeFunction', { number: index + 1 })}
                onRemove={() => onChange(curves.filter(({ id }) => id !== curve.id))}
              />
            )}
          </div>
        )
      })}
    </RowGroup>
  )
}
