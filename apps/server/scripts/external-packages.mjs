/**
 * These packages load their own files at run time, so they are not bundled and must be installed next to the bundle.
 */
export const externalPackages = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'pino',
  'piscina',
  'sharp',
  '@fastify/static',
]
