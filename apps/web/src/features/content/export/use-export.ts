import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiBase } from '../../../lib/api-base.ts'
import { downloadBlob } from '../../../lib/download-blob.ts'
import { accessToken } from '../../../lib/session/access-token.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'
import { type FollowedExport, followExport } from './follow-export.ts'

export type ExportState =
  | { kind: 'idle' | 'done' | 'cancelled' | 'busy' }
  /** The progress in percent; undefined while unknown. */
  | { kind: 'running'; percent: number | undefined }
  /** `detail` is the server's failure message. */
  | { kind: 'failed'; detail: string | undefined }

/** How long a failed download waits for the failure message. */
const timeoutMs = 1_000

class Refusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The export was answered with ${status}`)
    this.name = 'Refusal'
    this.status = status
  }
}

function waitForReason({ ended }: FollowedExport): Promise<string | undefined> {
  return Promise.race([ended, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined))])
}

/** Downloads items as a ZIP of PDFs with progress. Redirects visitors to the login page, with this page as return URL. */
export function useExport() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const signIn = () => void navigate(entranceAddress('/login', pathname + search))

  async function start(ids: readonly number[]) {
    if (accessToken() === undefined) return signIn()
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const report = (next: ExportState) => {
      if (current.current === controller) setState(next)
    }
    let followed: FollowedExport | undefined
    report({ kind: 'running', percent: undefined })
    try {
      const response = await sessionFetch(`${apiBase}/export/zip?ids=${ids.join(',')}&fmt=pdf`, {
        signal: controller.signal,
      })
      if (!response.ok) throw new Refusal(response.status)
      const job = response.headers.get('x-export-job')
      if (job) followed = followExport(job, { onProgress: (percent) => report({ kind: 'running', percent }) })
      downloadBlob('export_pdf.zip', await response.blob())
      report({ kind: 'done' })
    } catch (error) {
      if (controller.signal.aborted) return report({ kind: 'cancelled' })
      console.error('The export failed', error)
      const status = error instanceof Refusal ? error.status : undefined
      if (status === 401) {
        report({ kind: 'idle' })
        return signIn()
      }
      report(
        status === 429 ? { kind: 'busy' } : { kind: 'failed', detail: followed && (await waitForReason(followed)) },
      )
    } finally {
      followed?.stop()
    }
  }

  return { state, start: (ids: readonly number[]) => void start(ids), cancel: () => current.current?.abort() }
}
