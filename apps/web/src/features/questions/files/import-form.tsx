import type { ImportOptions as Options } from '@pathwise/api/questions/import/import.schemas'
import { transferFormats } from '@pathwise/question-formats/findings.schemas'
import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionWords } from '../words.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { guessFormat } from './send-file.ts'
import { useImport } from './use-import.ts'

/** Previews a file, then imports the whole file or nothing. */
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

interface ImportOptionsProps {
  options: Options
  disabled: boolean
  onChange: (options: Options) => void
}

/** The file format and the default values for questions that lack them. */
function ImportOptions({ options, disabled, onChange }: ImportOptionsProps) {
  const { t } = useTranslation(['questionFiles', 'questions'])
  const words = useQuestionWords()
  const none = { value: '' as const, label: t('questionFiles:import.none') }
  return (
    <>
      <SelectField
        label={t('questionFiles:format.label')}
        disabled={disabled}
        options={transferFormats.map((value) => ({ value, label: t(`questionFiles:format.${value}`) }))}
        value={options.format}
        onChange={(format) => onChange({ ...options, format })}
      />
      <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-medium">{t('questionFiles:import.defaults')}</legend>
        <SelectField
          label={t('questions:fields.subject')}
          options={[none, ...questionSubjects.map((value) => ({ value, label: words.subject(value) }))]}
          value={options.subject ?? ''}
          onChange={(value) => onChange({ ...options, subject: value || undefined })}
        />
        <TextField
          label={t('questionFiles:import.course')}
          maxLength={questionLimits.name}
          autoComplete="off"
          value={options.course ?? ''}
          onChange={({ target }) => onChange({ ...options, course: target.value || undefined })}
        />
        <SelectField
          label={t('questions:fields.grade_code')}
          options={[none, ...questionGrades.map((value) => ({ value, label: words.grade(value) }))]}
          value={options.grade_code ?? ''}
          onChange={(value) => onChange({ ...options, grade_code: value || undefined })}
        />
        <SelectField
          label={t('questions:fields.difficulty_level')}
          options={[none, ...questionDifficulties.map((value) => ({ value, label: words.difficulty(value) }))]}
          value={options.difficulty_level ?? ''}
          onChange={(value) => onChange({ ...options, difficulty_level: value || undefined })}
        />
      </fieldset>
      <label className="flex min-h-9 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          disabled={disabled}
          checked={options.replace}
          onChange={({ target }) => onChange({ ...options, replace: target.checked })}
          className="size-5 shrink-0"
        />
        {t('questionFiles:import.replace')}
      </label>
    </>
  )
}
