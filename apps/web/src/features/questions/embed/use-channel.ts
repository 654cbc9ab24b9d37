import { useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useSystemConfig } from '../../../lib/use-config.ts'
import { handleRequest } from './handle-request.ts'
import { type Action, answers, type ChannelRequest, envelopeSchema, type Outcome, requestSchema } from './messages.ts'
import type { QuestionRegistry } from './question-registry.ts'

/**
 * Handles requests from the page that embeds the editor in a frame or opened the editor's window. See
 * docs/embedding.md.
 */
export function useChannel(registry: QuestionRegistry, goTo: (id: number) => void) {
  const utils = trpc.useUtils()
  const { data: config } = useSystemConfig()
  const latest = useRef({ goTo, utils })
  useEffect(() => {
    latest.current = { goTo, utils }
  })
  const origins = config?.editor_origins
  useEffect(() => {
    if (!origins) return
    return listenToHost(origins, (request) =>
      handleRequest(request, {
        registry,
        goTo: (id) => latest.current.goTo(id),
        revision: (id, number) => latest.current.utils.questions.revision.fetch({ id, number }),
      }),
    )
  }, [registry, origins])
}

/** Returns the windows that may send requests: the parent frame and the opener. */
function hosts(): Window[] {
  const opener: unknown = window.opener
  return [...(window.parent === window ? [] : [window.parent]), ...(isWindow(opener) ? [opener] : [])]
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}

/** Logs the origin of an ignored message. Nothing else about a cross-origin window is readable. */
function ignore(reason: string, { origin }: MessageEvent<unknown>) {
  console.warn(`A message from ${origin || 'nowhere'} was ignored: ${reason}`)
}

/**
 * Announces to the host that the editor is ready, and responds to the host's messages. Logs and ignores all other
 * messages.
 * @param origins the origins allowed in addition to this page's own
 * @returns a function that stops listening
 */
function listenToHost(origins: readonly string[], handle: (request: ChannelRequest) => Promise<Outcome>): () => void {
  const allowed = new Set([location.origin, ...origins])

  const hear = (event: MessageEvent<unknown>) => {
    const host = hosts().find((known) => known === event.source)
    if (!host) return ignore('it does not come from the parent or the opener', event)
    if (!allowed.has(event.origin)) return ignore('its origin is not allowed', event)
    const envelope = envelopeSchema.safeParse(event.data)
    if (!envelope.success) return ignore('it asks for nothing that is known', event)
    const { action, requestId } = envelope.data
    void findOutcome(event.data).then((outcome) =>
      host.postMessage(answerTo(action, requestId, outcome), { targetOrigin: event.origin }),
    )
  }

  async function findOutcome(data: unknown): Promise<Outcome> {
    const request = requestSchema.safeParse(data)
    return request.success ? handle(request.data) : { error: 'bad_request' }
  }

  addEventListener('message', hear)
  // The browser delivers the message only to a window of the target origin.
  for (const host of hosts()) {
    const targetOrigin = findOrigin(host)
    if (targetOrigin && allowed.has(targetOrigin)) host.postMessage({ action: 'editorReady' }, { targetOrigin })
  }
  return () => removeEventListener('message', hear)
}

/**
 * Returns the origin of the host page. For a cross-origin host, the origin is taken from the referrer. Returns
 * undefined if the origin is unknown.
 */
function findOrigin(host: Window): string | undefined {
  try {
    return host.location.origin
  } catch {
    const led = URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin
    return led === location.origin ? undefined : led
  }
}

function answerTo(action: Action, requestId: string | number | undefined, outcome: Outcome) {
  return { action: answers[action], ...(requestId !== undefined && { requestId }), ...outcome }
}
