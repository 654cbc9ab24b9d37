/** These packages load files of their own at run time, so that they stay out of the bundle and must be beside it. */
export const externalPackages = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'pino',
  'piscina',
  'sharp',
  '@fastify/static',
]
