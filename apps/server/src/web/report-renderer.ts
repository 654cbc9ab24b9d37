import { z } from 'zod'

const renderedSchema = z.object({
  /** The root element's content. */
  html: z.string(),
  /** An element that gives the browser what the page was made from. */
  handedOver: z.string(),
})
export type RenderedReport = z.infer<typeof renderedSchema>

/** Renders the page of a shared report. `search` is the query of its address. */
export type ReportRenderer = (search: string, id: string, shared: unknown, language: string) => Promise<RenderedReport>

const moduleSchema = z.object({
  renderSharedReport: z.custom<(...args: Parameters<ReportRenderer>) => unknown>(
    (value) => typeof value === 'function',
  ),
})

/** The renderer that the web app was built with, loaded when it is first needed. */
export function reportRenderer(file: URL): ReportRenderer {
  let loading: Promise<z.infer<typeof moduleSchema>> | undefined
  return async (...args) => {
    loading ??= import(file.href).then((loaded: unknown) => moduleSchema.parse(loaded))
    const { renderSharedReport } = await loading
    return renderedSchema.parse(await renderSharedReport(...args))
  }
}
