import { z } from 'zod'

const renderedSchema = z.object({
  html: z.string(),
  /** An HTML element that contains the report as JSON, so that the browser does not request it again. */
  handedOver: z.string(),
})
export type RenderedReport = z.infer<typeof renderedSchema>

/** @param search the query of the URL */
export type ReportRenderer = (search: string, id: string, shared: unknown, language: string) => Promise<RenderedReport>

const moduleSchema = z.object({
  renderSharedReport: z.custom<(...args: Parameters<ReportRenderer>) => unknown>(
    (value) => typeof value === 'function',
  ),
})

/** Returns the renderer that was built with the web app. The module is loaded on first use. */
export function reportRenderer(file: URL): ReportRenderer {
  let loading: Promise<z.infer<typeof moduleSchema>> | undefined
  return async (...args) => {
    loading ??= import(file.href).then((loaded: unknown) => moduleSchema.parse(loaded))
    const { renderSharedReport } = await loading
    return renderedSchema.parse(await renderSharedReport(...args))
  }
}
