import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { apiBase } from '../../../lib/api-base.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'

interface ExportProgress {
  /** From 0 to 100. */
  readonly percent: number
  /** The number of finished items. Undefined when an older server sends only the percentage. */
  readonly count: { readonly done: number; readonly total: number } | undefined
}

export type ExportState =
  | { kind: 'idle' | 'done' | 'cancelled' | 'busy' | 'failed' }
  /** The progress is undefined until its first message. */
  | { kind: 'running'; progress: ExportProgress | undefined }

/** Downloads items as a ZIP file of PDFs, and reports progress. Visitors are redirected to the login page and back. */
export function useExport() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const signIn = () => void navigate(buildLoginUrl('/login', pathname + search))

  async function start(ids: readonly number[]) {
    if (getAccessToken() === undefined) return signIn()
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const report = (next: ExportState) => {
      if (current.current === controller) setState(next)
    }
    const refuse = (status: number) => {
      console.error(`The export failed with status ${status}`)
      if (status !== 401) return report(status === 429 ? { kind: 'busy' } : { kind: 'failed' })
      report({ kind: 'idle' })
      signIn()
    }
    let socket: WebSocket | undefined
    report({ kind: 'running', progress: undefined })
    try {
      const response = await sessionFetch(`${apiBase}/export/zip?ids=${ids.join(',')}&fmt=pdf`, {
        signal: controller.signal,
      })
      if (!response.ok) return refuse(response.status)
      const job = response.headers.get('x-export-job')
      if (job) socket = followExport(job, (progress) => report({ kind: 'running', progress }))
      downloadFile('export_pdf.zip', await response.blob())
      report({ kind: 'done' })
    } catch (error) {
      if (controller.signal.aborted) return report({ kind: 'cancelled' })
      console.error('The export failed', error)
      report({ kind: 'failed' })
    } finally {
      socket?.close()
    }
  }

  return { state, start: (ids: readonly number[]) => void start(ids), cancel: () => current.current?.abort() }
}

const messageSchema = z.object({
  progress: z.number().optional(),
  done: z.number().optional(),
  total: z.number().optional(),
})

function open(job: string): WebSocket | undefined {
  const address = new URL(`/export/ws/${encodeURIComponent(job)}`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  try {
    return new WebSocket(address)
  } catch {
    return undefined
  }
}

function read(text: unknown): z.infer<typeof messageSchema> {
  try {
    return messageSchema.parse(JSON.parse(String(text)))
  } catch {
    return {}
  }
}

/**
 * Follows an export job over a WebSocket. Returns undefined if the socket cannot be opened, because the download works
 * without it.
 */
function followExport(job: string, onProgress: (progress: ExportProgress) => void): WebSocket | undefined {
  const socket = open(job)
  socket?.addEventListener('message', ({ data }) => {
    const { progress, done, total } = read(data)
    if (progress === undefined) return
    const count = done === undefined || total === undefined ? undefined : { done, total }
    onProgress({ percent: Math.min(100, Math.max(0, progress)), count })
  })
  return socket
}
