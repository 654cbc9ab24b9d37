import { useCallback, useState } from 'react'
import { sameOriginPath } from '../../../../lib/session/next-path.ts'
import { probe, runDiagnostics } from './probe.ts'

/** Runs the checks of the login page and keeps the last output. Disable the buttons while `running` is set. */
export function useDiagnostics() {
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
    const safe = sameOriginPath(path.trim())
    setWrongPath(safe === undefined)
    if (safe !== undefined) void show('probe', probe(safe))
  }

  return { running, output, wrongPath, path, setPath, diagnose, probePath }
}
