import { findCallerByToken } from '@pathwise/api/auth/access-tokens'
import { openDatabase } from '@pathwise/db/client'
import { fastify } from 'fastify'

const { prisma } = await openDatabase(process.env['DATABASE_URL'] ?? '')
const app = fastify()
app.get('/api/auth/me', async ({ headers }) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? null
  return findCallerByToken({ prisma, now: () => new Date() }, token)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('ready\n')
