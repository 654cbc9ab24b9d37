import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { QuestionTitle } from '../question-title.tsx'
import { useQuestionWords } from '../words.ts'
import type { QuestionText } from './question-text.ts'

export function Summary({ text, headingId }: { text: QuestionText; headingId: string }) {
  const { t } = useTranslation('questions')
  const words = useQuestionWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Opening a question moves focus here, because small screens hide the list.
  const [chosen] = useState(key !== 'default')
  useEffect(() => {
    // Do not take focus from the host page when the editor is in a frame.
    if (chosen && document.hasFocus()) heading.current?.focus()
  }, [chosen])
  const facts = [
    ['subject', words.subject(text.subject)],
    ['grade', words.grade(text.grade_code)],
    [
      'difficulty',
      t('summary.score', { level: words.difficulty(text.difficulty_level), score: text.difficulty_score }),
    ],
    ['type', words.type(text.question_type)],
  ] as const
  return (
    <header>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl font-bold wrap-anywhere">
        <QuestionTitle title={text.title} />
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{t(`summary.${name}`)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
