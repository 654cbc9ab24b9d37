import { initTRPC } from '@trpc/server'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { fastify } from 'fastify'

const { procedure, router } = initTRPC.create()
const app = fastify({ routerOptions: { maxParamLength: 5000 } })
await app.register(fastifyTRPCPlugin, {
  prefix: '/api/trpc',
  trpcOptions: { router: router({ version: procedure.query(() => ({ version: '0.1.0+1234567' })) }) },
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('ready\n')
