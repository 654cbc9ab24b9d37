import { addCurve, type CurveDraft, mostFunctions } from '@pathwise/rich-text/figure-draft'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { RemoveButton, RowGroup } from './row-group.tsx'
import type { Explain } from './use-mistakes.ts'

interface CurveRowsProps {
  curves: readonly CurveDraft[]
  explain: Explain
  onChange: (curves: readonly CurveDraft[]) => void
}

/** The functions of a graph. Curves through points are kept, but not shown. */
export function CurveRows({ curves, explain, onChange }: CurveRowsProps) {
  const { t } = useTranslation('editor')
  const functions = curves.filter(({ text }) => text !== undefined)
  const change = (changed: CurveDraft) => onChange(curves.map((curve) => (curve.id === changed.id ? changed : curve)))
  const add = () => {
    const longer = addCurve(curves)
    onChange(longer)
    return `curves.${longer.at(-1)?.id}.text`
  }
  return (
    <RowGroup
      legend={t('graph.functions')}
      hint={t('graph.functionsHint')}
      addLabel={t('graph.addFunction')}
      onAdd={functions.length < mostFunctions ? add : undefined}
    >
      {functions.map((curve, index) => {
        const field = (name: 'from' | 'text' | 'to') => ({
          name: `curves.${curve.id}.${name}`,
          autoComplete: 'off',
          error: explain(`curves.${curve.id}.${name}`),
          value: curve[name] ?? '',
          maxLength: 200,
        })
        return (
          <div key={curve.id} className="graph-row graph-curve">
            <TextField
              {...field('text')}
              label={t('graph.function', { number: index + 1 })}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => change({ ...curve, text: target.value })}
            />
            <TextField
              {...field('from')}
              label={t('graph.from')}
              onChange={({ target }) => change({ ...curve, from: target.value })}
            />
            <TextField
              {...field('to')}
              label={t('graph.to')}
              onChange={({ target }) => change({ ...curve, to: target.value })}
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
