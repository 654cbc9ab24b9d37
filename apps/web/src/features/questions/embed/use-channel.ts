import { useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import type { Desk } from './desk.ts'
import { handleRequest } from './handle-request.ts'
import { listenToHost } from './listen.ts'

/** Accepts requests from the page that embeds or opened the editor; see docs/embedding.md. */
export function useChannel(desk: Desk, goTo: (id: number) => void) {
  const utils = trpc.useUtils()
  const { data: config } = trpc.system.config.useQuery(undefined, { staleTime: Infinity })
  const latest = useRef({ goTo, utils })
  useEffect(() => {
    latest.current = { goTo, utils }
  })
  const origins = config?.editor_origins
  useEffect(() => {
    if (!origins) return
    return listenToHost({
      origins,
      handle: (request) =>
        handleRequest(request, {
          desk,
          goTo: (id) => latest.current.goTo(id),
          revision: (id, number) => latest.current.utils.questions.revision.fetch({ id, number }),
        }),
    })
  }, [desk, origins])
}
