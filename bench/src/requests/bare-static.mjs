import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'

const app = fastify()
await app.register(fastifyStatic, { root: process.env.FOLDER, preCompressed: true })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('ready\n')
