import { useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { handleRequest } from './handle-request.ts'
import { listenToHost } from './listen.ts'
import type { QuestionRegistry } from './question-registry.ts'

/** Accepts requests from the page that embeds or opened the editor; see docs/embedding.md. */
export function useChannel(registry: QuestionRegistry, goTo: (id: number) => void) {
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
          registry,
          goTo: (id) => latest.current.goTo(id),
          revision: (id, number) => latest.current.utils.questions.revision.fetch({ id, number }),
        }),
    })
  }, [registry, origins])
}
