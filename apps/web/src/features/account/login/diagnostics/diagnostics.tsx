import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { TextField } from '@pathwise/ui/text-field'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSameOriginPath } from '../../../../lib/session/next-path.ts'
import { useSystemConfig } from '../../../../lib/use-config.ts'
import { probe, runDiagnostics } from './probe.ts'

/** Lets users who cannot sign in check whether their browser can reach the server. */
export function Diagnostics({ fromTheStart }: { fromTheStart: boolean }) {
  const { t } = useTranslation('login')
  const id = useId()
  const { data: config } = useSystemConfig()
  const { running, output, wrongPath, path, setPath, diagnose, probePath } = useDiagnostics()

  const started = useRef(false)
  const start = fromTheStart && config?.demo === true
  useEffect(() => {
    if (!start || started.current) return
    started.current = true
    diagnose()
  }, [start, diagnose])

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t('diagnostics.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('diagnostics.text')}</p>
      <Button variant="secondary" busy={running === 'diagnostics'} disabled={running !== undefined} onClick={diagnose}>
        {t('diagnostics.run')}
      </Button>
      <form
        noValidate
        className="mt-5 grid items-start gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          probePath()
        }}
      >
        <TextField
          label={t('diagnostics.path')}
          autoCapitalize="none"
          spellCheck={false}
          error={wrongPath ? t('diagnostics.wrongPath') : undefined}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={running === 'probe'}
          disabled={running !== undefined}
          className="sm:mt-8"
        >
          {t('diagnostics.probe')}
        </Button>
      </form>
      {output && (
        <output
          aria-label={t('diagnostics.output')}
          className="mt-5 block max-h-80 overflow-auto rounded-control bg-raised p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {output}
        </output>
      )}
    </Card>
  )
}

/** Runs the checks and keeps the latest output. Buttons must be disabled while `running` is set. */
function useDiagnostics() {
  const [running, setRunning] = useState<'diagnostics' | 'probe'>()
  const [output, setOutput] = useState('')
  const [path, setPath] = useState('/api/__ok')
  const [wrongPath, setWrongPath] = useState(false)

  const show = useCallback(async (kind: 'diagnostics' | 'probe', work: Promise<string>) => {
    setRunning(kind)
    setOutput(await work)
    setRunning(undefined)
  }, [])

  const diagnose = useCallback(() => void show('diagnostics', runDiagnostics()), [show])

  const probePath = () => {
    const safe = parseSameOriginPath(path.trim())
    setWrongPath(safe === undefined)
    if (safe !== undefined) void show('probe', probe(safe))
  }

  return { running, output, wrongPath, path, setPath, diagnose, probePath }
}
