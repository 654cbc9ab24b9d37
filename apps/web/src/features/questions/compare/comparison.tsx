import { Alert } from '@pathwise/ui/alert'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionText } from '../editor/question-text.ts'
import { questionLanguage } from '../question-language.ts'
import { markDifferences } from './mark-differences.ts'
import { QuestionSide } from './question-side.tsx'

interface ComparedText {
  name: string
  text: QuestionText
  /** The buttons below the text. */
  actions?: ReactNode
}

interface ComparisonProps {
  before: ComparedText
  after: ComparedText
}

/** Two texts of a question side by side with differences marked. Use a new `key` when the texts change. */
export function Comparison({ before, after }: ComparisonProps) {
  const { t } = useTranslation('questions')
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  const [same, setSame] = useState<boolean | undefined>(false)
  const [removed, added] = [t('compare.removed'), t('compare.added')]

  useLayoutEffect(() => {
    if (!left.current || !right.current) return
    const sides = { before: left.current, after: right.current }
    const marking = markDifferences(sides, { language: questionLanguage, words: { removed, added } })
    setSame(marking.same)
    return marking.undo
  }, [removed, added])

  return (
    <div className="grid gap-4">
      {same !== false && (
        <Alert tone={same ? 'success' : 'warning'}>{t(same ? 'compare.same' : 'compare.tooDifferent')}</Alert>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Side {...before} content={left} />
        <Side {...after} content={right} />
      </div>
    </div>
  )
}

function Side({ name, text, actions, content }: ComparedText & { content: Ref<HTMLDivElement> }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="font-semibold text-muted">
        {name}
      </h3>
      <ScrollRegion aria-labelledby={id} className="max-h-[32rem] overflow-y-auto p-1">
        <QuestionSide text={text} content={content} />
      </ScrollRegion>
      {actions}
    </div>
  )
}
