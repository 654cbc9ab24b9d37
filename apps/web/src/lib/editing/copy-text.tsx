import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyRichText } from './copy-rich-text.ts'

/** Copies one of the two texts of a conflict, and says whether the browser let it. */
export function CopyText({ whose, html }: { whose: 'mine' | 'theirs'; html: string }) {
  const { t } = useTranslation('unsaved')
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className="mt-auto flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="small"
        onClick={() => void copyRichText(html).then((succeeded) => setCopied(succeeded))}
      >
        {t(whose === 'mine' ? 'conflict.copyMine' : 'conflict.copyTheirs')}
      </Button>
      <output className="text-sm text-muted">
        {copied !== undefined && t(copied ? 'conflict.copied' : 'conflict.copyFailed')}
      </output>
    </div>
  )
}
