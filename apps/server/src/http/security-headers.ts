import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Scripts come from our own origin only, and nothing is evaluated. Inline styles are React's and the editor's. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<void> {
  const overTls = publicUrl?.startsWith('https://') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
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
        frameAncestors: ["'self'"],
      },
    },
    // Browsers ignore it on plain HTTP, and a deployment without TLS must not promise it.
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
