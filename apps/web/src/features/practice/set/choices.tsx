import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

interface ChoicesProps {
  problem: OpenProblem
  chosen: readonly string[]
  onChoose: (id: string) => void
  /** The correct choices and the feedback on each choice. Undefined until the problem is finished. */
  solution: { right: readonly string[]; feedback: Readonly<Record<string, string>> } | undefined
}

/** Renders the choices as radio buttons, or as checkboxes if several can be correct. */
export function Choices({ problem: { question_type, choices }, chosen, onChoose, solution }: ChoicesProps) {
  const { t } = useTranslation('practice')
  const several = question_type === 'multiple_select'
  return (
    <>
      <legend className="mb-3 font-semibold">{t(several ? 'chooseAll' : 'choose')}</legend>
      <div className="grid grid-cols-1 gap-2">
        {choices.map(({ id, html }) => {
          const isRight = solution?.right.includes(id) ?? false
          const isChosen = chosen.includes(id)
          const feedback = solution?.feedback[id]
          return (
            <label
              key={id}
              className={clsx(
                'flex min-h-11 cursor-pointer flex-wrap items-start gap-x-3 gap-y-1 rounded-control border bg-surface px-4 py-2.5 transition-colors has-disabled:cursor-default',
                !solution && 'border-control hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft',
                isRight && 'border-success bg-success-soft',
                solution && !isRight && (isChosen ? 'border-danger bg-danger-soft' : 'border-line'),
              )}
            >
              <input
                type={several ? 'checkbox' : 'radio'}
                name="choice"
                value={id}
                checked={isChosen}
                onChange={() => onChoose(id)}
                className="mt-1.5 size-4 shrink-0 accent-accent"
              />
              <span className="font-semibold">{id}</span>
              <RenderedHtml html={html} lang="en" className="min-w-0 grow basis-0" />
              {isRight && (
                <span className="basis-full text-sm font-medium text-success sm:basis-auto">{t('rightOne')}</span>
              )}
              {feedback !== undefined && (
                <RenderedPhrase html={feedback} lang="en" className="basis-full text-sm text-ink" />
              )}
            </label>
          )
        })}
      </div>
    </>
  )
}
