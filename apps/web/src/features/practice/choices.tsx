import type { PracticeProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

interface ChoicesProps {
  choices: PracticeProblem['choices']
  chosen: string | undefined
  onChoose: (id: string) => void
  /** The correct choice, set once the answer was checked; the choices are then disabled. */
  right: string | undefined
}

/** The choices as radio buttons. Once checked, they are marked as right or wrong. */
export function Choices({ choices, chosen, onChoose, right }: ChoicesProps) {
  const { t } = useTranslation('practice')
  return (
    <fieldset disabled={right !== undefined}>
      <legend className="mb-3 font-semibold">{t('choose')}</legend>
      <div className="grid gap-2">
        {choices.map(({ id, html }) => (
          <label
            key={id}
            className={clsx(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border bg-surface px-4 py-2.5 transition-colors has-disabled:cursor-default',
              right === undefined &&
                'border-control hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft',
              right === id && 'border-success bg-success-soft',
              right !== undefined && right !== id && (chosen === id ? 'border-danger bg-danger-soft' : 'border-line'),
            )}
          >
            <input
              type="radio"
              name="choice"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="mt-1.5 size-4 shrink-0 accent-accent"
            />
            <span className="font-semibold">{id}</span>
            <RenderedHtml html={html} lang="en" className="min-w-0 grow" />
            {right === id && <span className="shrink-0 text-sm font-medium text-success">{t('rightOne')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
