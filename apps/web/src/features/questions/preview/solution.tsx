import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { questionLanguage } from '../question-language.ts'

/** The answer and its explanation. Takes the focus because the button that revealed it is removed. */
export function Solution({ text: { choices, answer, explanation } }: { text: QuestionText }) {
  const { t } = useTranslation('questions')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const named = choices.some(({ id }) => id === answer)
  return (
    <section>
      <h4 ref={heading} tabIndex={-1} className="font-semibold">
        {answer === '' ? t('preview.noAnswer') : t('preview.answer', { answer })}
      </h4>
      {choices.length > 0 && answer !== '' && !named && <p className="text-danger">{t('rules.answer')}</p>}
      <h4 className="mt-4 mb-1 font-semibold">{t('preview.explanation')}</h4>
      {explanation === '' ? (
        <p className="text-muted">{t('preview.noExplanation')}</p>
      ) : (
        <RenderedHtml html={explanation} lang={questionLanguage} />
      )}
    </section>
  )
}
