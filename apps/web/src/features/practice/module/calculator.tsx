import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { TextField } from '@pathwise/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Line {
  readonly id: string
  readonly text: string
  /** Undefined if the input is not a valid expression. */
  readonly result: string | undefined
}

const mostLines = 8

/** A calculator for math modules. It evaluates typed expressions, such as sqrt(2)/3. */
export function Calculator() {
  const { t } = useTranslation(['practiceModule', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly Line[]>([])

  async function compute(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const { evaluateExpression } = await import('./evaluate-expression.ts')
    const line = { id: crypto.randomUUID(), text, result: evaluateExpression(text) }
    setLines((latest) => [line, ...latest].slice(0, mostLines))
    if (line.result !== undefined) setText('')
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('calculator.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('calculator.title')}
        actions={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common:close')}
          </Button>
        }
      >
        <form noValidate className="grid gap-3" onSubmit={(event) => void compute(event)}>
          <TextField
            label={t('calculator.expression')}
            hint={t('calculator.hint')}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">{t('calculator.compute')}</Button>
        </form>
        <output>
          <ol className="mt-4 divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
                <span className="text-muted wrap-anywhere">{line.text}</span>
                <strong className="wrap-anywhere">{line.result ?? t('calculator.failed')}</strong>
              </li>
            ))}
          </ol>
        </output>
      </Dialog>
    </>
  )
}
