import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../lib/number-field.tsx'
import type { ModuleWork } from '../../../lib/practice/stored-module.ts'
import { isTyped } from '../set/draft.ts'
import { toggleCrossedOut, truncateTypedAnswer } from './module-state.ts'

interface ModuleQuestionProps {
  problem: OpenProblem
  work: ModuleWork
  onChange: (change: (work: ModuleWork) => ModuleWork) => void
}

/** Applies a change to the student's work on a problem, and sets `answeredAt`. */
function answer(work: ModuleWork, change: Partial<ModuleWork>): ModuleWork {
  return { ...work, ...change, answeredAt: new Date().toISOString() }
}

export function ModuleQuestion({ problem, work, onChange }: ModuleQuestionProps) {
  const { t } = useTranslation('practiceModule')
  return (
    <Card className="grid grid-cols-1 gap-6">
      <RenderedHtml html={problem.body} lang="en" />
      {isTyped(problem) ? (
        <NumberField
          unit={problem.unit}
          value={work.text}
          refusal={undefined}
          onChange={(text) => onChange((latest) => answer(latest, { text: truncateTypedAnswer(text) }))}
        />
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">{t('question.choose')}</legend>
          <div className="grid grid-cols-1 gap-2">
            {problem.choices.map(({ id, html }) => {
              const isCrossed = work.crossed.includes(id)
              return (
                <div key={id} className="flex items-stretch gap-2">
                  <label
                    className={clsx(
                      'flex min-h-11 min-w-0 grow cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-2.5 transition-colors hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft',
                      isCrossed && 'text-muted line-through',
                    )}
                  >
                    <input
                      type="radio"
                      name="choice"
                      value={id}
                      checked={work.chosen.includes(id)}
                      onChange={() =>
                        onChange((latest) =>
                          answer(latest, { chosen: [id], crossed: latest.crossed.filter((one) => one !== id) }),
                        )
                      }
                      className="mt-1.5 size-4 shrink-0 accent-accent"
                    />
                    <span className="font-semibold">{id}</span>
                    <RenderedHtml html={html} lang="en" className="min-w-0 grow" />
                  </label>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-pressed={isCrossed}
                    aria-label={t('question.crossOut', { choice: id })}
                    title={t('question.crossOut', { choice: id })}
                    className="w-10 px-0! line-through"
                    onClick={() => onChange((latest) => toggleCrossedOut(latest, id))}
                  >
                    {id}
                  </Button>
                </div>
              )
            })}
          </div>
        </fieldset>
      )}
    </Card>
  )
}
