import { plainText } from '@pathwise/rich-text/text'
import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies HTML to the clipboard as rich text and as plain text. Returns false if the browser does not allow it. */
async function copyRichText(html: string): Promise<boolean> {
  try {
    const plain = plainText(html)
    const data = {
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    }
    await navigator.clipboard.write([new ClipboardItem(data)])
    return true
  } catch (error) {
    console.error('Copying failed', error)
    return false
  }
}

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
