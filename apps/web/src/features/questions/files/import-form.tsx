import type { ImportOptions as Options } from '@pathwise/api/questions/import/import.schemas'
import type { FileColumn } from '@pathwise/question-formats/findings.schemas'
import { Button } from '@pathwise/ui/button'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnMapping } from './column-mapping.tsx'
import { DropZone } from './drop-zone.tsx'
import { ImportOptions } from './import-options.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { guessFormat } from './send-file.ts'
import { Templates } from './templates.tsx'
import { useImport } from './use-import.ts'

/** Previews a file, then imports its valid rows. In all-or-nothing mode, one invalid row prevents the whole import. */
export function ImportForm() {
  const { t } = useTranslation('questionFiles')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [options, setOptions] = useState<Options>({ format: 'csv', replace: false, partial: true })
  /** The column mapping chosen by the user for this file. */
  const [mapped, setMapped] = useState<readonly FileColumn[]>()
  const [missing, setMissing] = useState(false)
  const { state, check, store, cancel, reset } = useImport()
  const [found, setFound] = useState<readonly FileColumn[]>([])
  const isTable = options.format === 'csv' || options.format === 'xlsx'
  const columns = mapped ?? (state.kind === 'checked' ? state.preview.columns : found)
  const sent = { ...options, ...(isTable && mapped && { columns: mapped.map(({ name }) => name).join(',') }) }
  const busy = state.kind === 'checking' || state.kind === 'importing'
  const error = missing ? t('import.noFile') : undefined
  const count =
    state.kind === 'checked' && state.preview.accepted
      ? state.preview.rows.filter(({ action }) => action === 'create' || action === 'replace').length
      : 0

  /** Returns the file in the input, because browsers replace it without an event when the same path is chosen again. */
  const findFile = () => input.current?.files?.[0]

  async function choose(chosen: File | undefined) {
    reset()
    setMapped(undefined)
    setFound([])
    setMissing(false)
    const format = chosen && (await guessFormat(chosen))
    if (format) setOptions((before) => ({ ...before, format }))
  }

  /** Assigns a dropped file to the file input, so that the input shows the file's name. */
  function drop(dropped: File) {
    const files = new DataTransfer()
    files.items.add(dropped)
    if (input.current) input.current.files = files.files
    void choose(dropped)
  }

  return (
    <form
      aria-labelledby={`${id}-title`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const file = findFile()
        setMissing(!file)
        if (file) check(file, sent)
      }}
    >
      <div>
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          {t('import.title')}
        </h3>
        <p className="text-muted">{t('import.lead')}</p>
      </div>
      <Templates />
      <DropZone disabled={busy} onFile={drop}>
        <Field id={id} label={t('import.file')} hint={t('import.drop')} error={error}>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,.tsv,.xlsx,.jsonl,.ndjson,.xml,.gift,.txt,.zip"
            disabled={busy}
            aria-invalid={missing || undefined}
            aria-describedby={describedBy(id, { hint: t('import.drop'), error })}
            onChange={({ target }) => void choose(target.files?.[0])}
            className={controlStyle}
          />
        </Field>
      </DropZone>
      <ImportOptions
        options={options}
        disabled={busy}
        onChange={(next) => {
          reset()
          setFound(columns)
          setOptions(next)
        }}
      />
      {isTable && columns.length > 0 && (
        <ColumnMapping
          columns={columns}
          disabled={busy}
          onChange={(next) => {
            reset()
            setMapped(next)
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={count > 0 ? 'secondary' : 'primary'}
          busy={state.kind === 'checking'}
          disabled={busy}
        >
          {t('import.check')}
        </Button>
        {count > 0 && (
          <Button
            onClick={() => {
              const file = findFile()
              setFound(columns)
              if (file) store(file, sent)
            }}
          >
            {t('import.store', { count })}
          </Button>
        )}
      </div>
      <ImportOutcome state={state} format={options.format} columns={columns} onCancel={cancel} />
    </form>
  )
}
