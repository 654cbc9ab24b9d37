import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyRichText } from '../../../lib/rich-text/copy-rich-text.ts'
import type { QuestionText } from './question-text.ts'

/** A text's body, choices and explanation as one document. */
function documentOf({ content_question_mj, choices, explanation }: QuestionText): string {
  const list = choices.map(({ id, html }) => `<p><strong>${id}</strong> ${html}</p>`)
  return [content_question_mj, ...list, explanation].join('')
}

export function CopyText({ label, text }: { label: string; text: QuestionText }) {
  const { t } = useTranslation('questions')
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className="mt-auto flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="small"
        onClick={() => void copyRichText(documentOf(text)).then((succeeded) => setCopied(succeeded))}
      >
        {label}
      </Button>
      <output className="text-sm text-muted">
        {copied !== undefined && t(copied ? 'conflict.copied' : 'conflict.copyFailed')}
      </output>
    </div>
  )
}
