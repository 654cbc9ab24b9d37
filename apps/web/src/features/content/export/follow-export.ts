import { z } from 'zod'

const messageSchema = z.object({
  progress: z.number().optional(),
  state: z.string().optional(),
  detail: z.string().optional(),
})

interface Listener {
  /** 0 to 100. */
  onProgress: (percent: number) => void
}

export interface FollowedExport {
  /** Resolves with the server's failure message, or undefined when the socket closes without one. */
  readonly ended: Promise<string | undefined>
  stop: () => void
}

const silent: FollowedExport = { ended: Promise.resolve(undefined), stop: () => {} }

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

/** Follows an export job by WebSocket. Ignores a socket that cannot open: the download does not depend on it. */
export function followExport(job: string, { onProgress }: Listener): FollowedExport {
  const socket = open(job)
  if (!socket) return silent
  const ended = new Promise<string | undefined>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { progress, state, detail } = read(data)
      if (progress !== undefined) onProgress(Math.min(100, Math.max(0, progress)))
      if (state === 'failed' || state === 'cancelled') resolve(detail)
    })
    socket.addEventListener('close', () => resolve(undefined))
  })
  return { ended, stop: () => socket.close() }
}
