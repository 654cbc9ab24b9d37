import type { ImportOptions as Options } from '@pathwise/api/questions/import/import.schemas'
import { Button } from '@pathwise/ui/button'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guessFormat } from './guess-format.ts'
import { ImportOptions } from './import-options.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

/** Imports a file: first a preview, then the whole file or nothing. */
export function ImportForm() {
  const { t } = useTranslation('questionFiles')
  const id = useId()
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState<Options>({ format: 'csv', replace: false })
  const [missing, setMissing] = useState(false)
  const { state, check, store, cancel, reset } = useImport()
  const busy = state.kind === 'checking' || state.kind === 'importing'
  const error = missing ? t('import.noFile') : undefined
  const count =
    state.kind === 'checked' && state.preview.accepted
      ? state.preview.rows.filter(({ action }) => action === 'create' || action === 'replace').length
      : 0

  async function choose(chosen: File | undefined) {
    reset()
    setFile(chosen)
    setMissing(false)
    const format = chosen && (await guessFormat(chosen))
    if (format) setOptions((before) => ({ ...before, format }))
  }

  return (
    <form
      aria-labelledby={`${id}-title`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!file)
        if (file) check(file, options)
      }}
    >
      <div>
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          {t('import.title')}
        </h3>
        <p className="text-muted">{t('import.lead')}</p>
      </div>
      <Field id={id} label={t('import.file')} error={error}>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.jsonl,.ndjson,.xml,.gift,.txt,.zip"
          disabled={busy}
          aria-invalid={missing || undefined}
          aria-describedby={describedBy(id, { hint: undefined, error })}
          onChange={({ target }) => void choose(target.files?.[0])}
          className={controlStyle}
        />
      </Field>
      <ImportOptions
        options={options}
        disabled={busy}
        onChange={(next) => {
          reset()
          setOptions(next)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={count > 0 ? 'secondary' : 'primary'} disabled={busy}>
          {t('import.check')}
        </Button>
        {file && count > 0 && <Button onClick={() => store(file, options)}>{t('import.store', { count })}</Button>}
      </div>
      <ImportOutcome state={state} onCancel={cancel} />
    </form>
  )
}
