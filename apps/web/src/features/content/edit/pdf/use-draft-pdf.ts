import { useEffect, useRef, useState } from 'react'
import type { ContentText } from '../use-content-document.ts'
import { type PdfProblem, requestDraftPdf } from './request-draft-pdf.ts'

/** How long the text must stay the same before a new PDF is requested. */
export const pauseMs = 1_000

interface Answered {
  /** The text that the last response belongs to. Undefined to request it again. */
  readonly text: string | undefined
  /** The newest PDF. It stays when a later request fails. */
  readonly bytes: Uint8Array | undefined
  readonly problem: PdfProblem | undefined
}

/** Keeps the PDF of a text up to date: one request at a time, after a pause in typing. */
export function useDraftPdf({ title, body, language }: Pick<ContentText, 'body' | 'language' | 'title'>) {
  const [answered, setAnswered] = useState<Answered>({ text: undefined, bytes: undefined, problem: undefined })
  const [isRequesting, setRequesting] = useState(false)
  const leaving = useRef(new AbortController())
  const text = JSON.stringify([language, title, body])
  const isCurrent = answered.text === text

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  useEffect(() => {
    if (isRequesting || isCurrent) return
    const { signal } = leaving.current
    const timer = setTimeout(
      () => {
        setRequesting(true)
        void requestDraftPdf({ title, body, language }, signal).then((outcome) => {
          if (signal.aborted) return
          setAnswered(({ bytes }) =>
            'bytes' in outcome
              ? { text, bytes: outcome.bytes, problem: undefined }
              : { text, bytes, problem: outcome.problem },
          )
          setRequesting(false)
        })
      },
      answered.text === undefined ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [isRequesting, isCurrent, answered.text, text, title, body, language])

  return {
    bytes: answered.bytes,
    problem: isCurrent ? answered.problem : undefined,
    isUpdating: isRequesting || !isCurrent,
    retry: () => setAnswered((before) => ({ ...before, text: undefined })),
  }
}
