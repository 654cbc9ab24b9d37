import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * Allows only our own scripts, inline ones by their hash, and no `eval`. React and the editor need inline styles.
 */
const contentSecurityPolicy = (inlineScripts: readonly string[], frameAncestors: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors,
  },
})

/** The only page that the origins in EDITOR_ORIGINS may embed or open. */
const editorPage = '/admin/questions'

/** Computes helmet's headers once. Its Fastify plugin would do so for every response. */
function buildHeaders(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

interface SecuritySettings {
  readonly publicUrl: string | undefined
  /** Origins that may embed the question editor, or open it and exchange messages with it. */
  readonly editorOrigins: readonly string[]
  /** The hashes of the pages' inline scripts, such as `sha256-…`. */
  readonly inlineScripts: readonly string[]
}

export type SecurityHeaders = (url: string) => Readonly<Record<string, string>>

export function buildSecurityHeaders({ publicUrl, editorOrigins, inlineScripts }: SecuritySettings): SecurityHeaders {
  const overTls = publicUrl?.startsWith('https://') ?? false
  const everywhere = {
    contentSecurityPolicy: contentSecurityPolicy(inlineScripts, ["'self'"]),
    // A deployment without TLS must not send this header. Browsers ignore it over HTTP anyway.
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } satisfies HelmetOptions
  const headers = buildHeaders(everywhere)
  const editorHeaders = buildHeaders(
    editorOrigins.length === 0
      ? everywhere
      : {
          ...everywhere,
          contentSecurityPolicy: contentSecurityPolicy(inlineScripts, ["'self'", ...editorOrigins]),
          // X-Frame-Options cannot list origins, but `frame-ancestors` above can.
          xFrameOptions: false,
          // The editor's window must be able to send messages to its `window.opener`.
          crossOriginOpenerPolicy: { policy: 'unsafe-none' },
        },
  )
  return (url) => (url === editorPage || url.startsWith(`${editorPage}?`) ? editorHeaders : headers)
}

export function addSecurityHeaders(app: FastifyInstance, headersFor: SecurityHeaders): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url))
    done()
  })
}
