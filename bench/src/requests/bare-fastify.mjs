import { fastify } from 'fastify'

const app = fastify()
app.get('/api/version', async () => ({ version: '0.1.0+1234567' }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('ready\n')
