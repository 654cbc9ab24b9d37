import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Scripts come from our own origin only, and nothing is evaluated. Inline styles are React's and the editor's. */
const contentSecurityPolicy = (frameAncestors: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors,
  },
})

/** The one page that other origins may embed and open, where the deployment names them. */
const editorPage = '/admin/questions'

/** What helmet sets is the same for every answer, so it is asked once: its Fastify plugin would work it out each time. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

interface SecuritySettings {
  readonly publicUrl: string | undefined
  /** The origins that may embed the question editor, or open it and talk to it. */
  readonly editorOrigins: readonly string[]
}

/** Returns the security headers of an answer by the URL of its request. */
export type SecurityHeaders = (url: string) => Readonly<Record<string, string>>

export function buildSecurityHeaders({ publicUrl, editorOrigins }: SecuritySettings): SecurityHeaders {
  const overTls = publicUrl?.startsWith('https://') ?? false
  const everywhere = {
    contentSecurityPolicy: contentSecurityPolicy(["'self'"]),
    // Browsers ignore it on plain HTTP, and a deployment without TLS must not promise it.
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } satisfies HelmetOptions
  const headers = headersOf(everywhere)
  const editorHeaders = headersOf(
    editorOrigins.length === 0
      ? everywhere
      : {
          ...everywhere,
          contentSecurityPolicy: contentSecurityPolicy(["'self'", ...editorOrigins]),
          // It knows no list; the policy above has one.
          xFrameOptions: false,
          // A window keeps its opener.
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
