import type { Context } from '@pathwise/api/context'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { assertEditor } from '../src/routes/assert-editor.ts'
import { createImportSlots } from '../src/routes/question-files/import-file.ts'

const editor = {
  id: 'an editor',
  name: 'Ed',
  email: 'ed@pathwise.example',
  role: 'editor',
  signInId: 'a sign-in',
  passwordGivenAt: new Date(),
  enrollBy: null,
  mustEnroll: false,
} as const satisfies Awaited<ReturnType<Context['identify']>>

let app: FastifyInstance
afterEach(() => app.close())

it('frees the import slot when the client disconnects before the server has identified the caller', async () => {
  let recognize = () => {}
  const recognized = new Promise<void>((resolve) => {
    recognize = resolve
  })
  const gone = vi.fn<() => void>()
  app = fastify()
  const assertRecognized = assertEditor(() => ({
    identify: async () => {
      await recognized
      return editor
    },
  }))
  app.post('/', { onRequest: [assertRecognized, createImportSlots()] }, async () => 'in')
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', gone)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const leaving = [1, 2].map(() => {
    const controller = new AbortController()
    const answer = fetch(url, { method: 'POST', signal: controller.signal }).catch(() => 'left')
    return { controller, answer }
  })
  await vi.waitFor(async () => expect(await connections()).toBe(2))
  for (const { controller } of leaving) controller.abort()
  await Promise.all(leaving.map(({ answer }) => answer))
  await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2))
  recognize()
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('in')
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
