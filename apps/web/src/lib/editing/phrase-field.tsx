import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { TextField } from '@pathwise/ui/text-field'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { parseTypedLine, toTypedLine } from './phrase-notation.ts'

interface PhraseFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** The initial HTML. To show another phrase, change `key`. */
  html: string
  lang: string
  /** The preview's label. */
  preview: string
  /** Shown next to the input. */
  action?: ReactNode
  onChange: (html: string) => void
}

/** A text field for a title or a choice. Shows a preview if the phrase contains markup. */
export function PhraseField({ html, lang, preview, action, onChange, ...field }: PhraseFieldProps) {
  const [line, setLine] = useState(() => toTypedLine(html))
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            {...field}
            lang={lang}
            autoComplete="off"
            value={line}
            onChange={(event) => {
              setLine(event.target.value)
              onChange(parseTypedLine(event.target.value))
            }}
          />
        </div>
        {action}
      </div>
      {html.includes('<') && (
        <p className="mt-2 wrap-anywhere">
          <span className="mr-2 text-sm text-muted">{preview}</span>
          <RenderedPhrase html={html} lang={lang} />
        </p>
      )}
    </div>
  )
}
