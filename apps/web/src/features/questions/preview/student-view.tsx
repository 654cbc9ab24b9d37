import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { areChoiceIds, listChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { QuestionTitle } from '../question-title.tsx'
import { questionLanguage } from '../words.ts'

/** Shows the answer and its explanation. Takes focus on mount, because it replaces the focused button. */
function Solution({ text: { choices, answer, question_type, hints, rubric, explanation } }: { text: QuestionText }) {
  const { t } = useTranslation('questions')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const named = areChoiceIds(answer, choices, question_type)
  return (
    <section>
      <h4 ref={heading} tabIndex={-1} className="font-semibold">
        {answer === '' ? t('preview.noAnswer') : t('preview.answer', { answer })}
      </h4>
      {choices.length > 0 && answer !== '' && !named && <p className="text-danger">{t('rules.answer')}</p>}
      {hints.length > 0 && <RichPart name={t('fields.hints')} html={hints.join('')} />}
      {rubric !== '' && <RichPart name={t('fields.rubric')} html={rubric} />}
      <h4 className="mt-4 mb-1 font-semibold">{t('preview.explanation')}</h4>
      {explanation === '' ? (
        <p className="text-muted">{t('preview.noExplanation')}</p>
      ) : (
        <RenderedHtml html={explanation} lang={questionLanguage} />
      )}
    </section>
  )
}

function RichPart({ name, html }: { name: string; html: string }) {
  return (
    <>
      <h4 className="mt-4 mb-1 font-semibold">{name}</h4>
      <RenderedHtml html={html} lang={questionLanguage} />
    </>
  )
}

/** Shows a question as students see it, with a button to reveal the answer. */
export function StudentView({ text }: { text: QuestionText }) {
  const { t } = useTranslation('questions')
  const name = useId()
  const [shown, setShown] = useState(false)
  const { title, content_question_mj, choices, answer, question_type } = text
  const rightIds = listChoiceIds(answer, question_type)
  return (
    <article className="grid gap-5">
      <h3 className="text-lg font-semibold wrap-anywhere">
        <QuestionTitle title={title} />
      </h3>
      {content_question_mj === '' ? (
        <p className="text-muted">{t('preview.empty')}</p>
      ) : (
        <RenderedHtml html={content_question_mj} lang={questionLanguage} />
      )}
      {choices.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('preview.choices')}</legend>
          <ul className="grid gap-2">
            {choices.map(({ id, html, feedback }) => {
              const right = shown && rightIds.includes(id)
              return (
                <li key={id}>
                  <label
                    className={clsx(
                      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-4 py-2 has-checked:border-accent',
                      right ? 'border-success bg-success-soft' : 'border-line',
                    )}
                  >
                    <input
                      type={question_type === 'multiple_select' ? 'checkbox' : 'radio'}
                      name={name}
                      value={id}
                      className="size-5 shrink-0"
                    />
                    <span className="shrink-0 font-semibold">{id}</span>
                    <span className="min-w-0 grow wrap-anywhere">
                      <RenderedPhrase html={html} lang={questionLanguage} />
                    </span>
                    {right && (
                      <span className="flex shrink-0 items-center gap-1 text-sm font-medium text-success">
                        <Check aria-hidden="true" className="size-5" />
                        <span className="max-sm:sr-only">{t('preview.right')}</span>
                      </span>
                    )}
                  </label>
                  {shown && feedback && (
                    <p className="mt-1 ml-4 text-sm text-muted">
                      <RenderedPhrase html={feedback} lang={questionLanguage} />
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        </fieldset>
      )}
      {shown ? (
        <Solution text={text} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShown(true)}>
          {t('preview.check')}
        </Button>
      )}
    </article>
  )
}

interface PreviewDialogProps {
  /** Undefined while the dialog is closed. */
  text: QuestionText | undefined
  onClose: () => void
}

export function PreviewDialog({ text, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t('preview.title')}
      width="wide"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {text && <StudentView text={text} />}
    </Dialog>
  )
}
