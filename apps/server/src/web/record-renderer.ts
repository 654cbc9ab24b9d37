import { z } from 'zod'

const renderedSchema = z.object({
  /** The elements of the head, such as the title. */
  tags: z.string(),
  html: z.string(),
  /** An HTML element that contains the record as JSON, so that the browser does not request it again. */
  embeddedQuery: z.string(),
})
export type RenderedRecord = z.infer<typeof renderedSchema>

export interface RecordRequest {
  readonly kind: string
  readonly id: string
  readonly pathname: string
  /** The query of the URL, including the question mark. */
  readonly search: string
  readonly language: string
  readonly record: unknown
}

export type RecordRenderer = (request: RecordRequest) => Promise<RenderedRecord>

const moduleSchema = z.object({
  renderRecord: z.custom<(request: RecordRequest) => unknown>((value) => typeof value === 'function'),
})

/** Returns the renderer that was built with the web app. The module is loaded on first use. */
export function createRecordRenderer(file: URL): RecordRenderer {
  let loading: Promise<z.infer<typeof moduleSchema>> | undefined
  return async (request) => {
    loading ??= import(file.href).then((loaded: unknown) => moduleSchema.parse(loaded))
    const { renderRecord } = await loading
    return renderedSchema.parse(await renderRecord(request))
  }
}
