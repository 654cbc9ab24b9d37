import type { Context } from '@pathwise/api/context'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { createEditorHook } from '../src/routes/create-editor-hook.ts'
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
  let identify = () => {}
  const identified = new Promise<void>((resolve) => {
    identify = resolve
  })
  const onClose = vi.fn<() => void>()
  app = fastify()
  const editorHook = createEditorHook(() => ({
    identify: async () => {
      await identified
      return editor
    },
  }))
  app.post('/', { onRequest: [editorHook, createImportSlots()] }, async () => 'accepted')
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', onClose)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const disconnecting = [1, 2].map(() => {
    const controller = new AbortController()
    const answer = fetch(url, { method: 'POST', signal: controller.signal }).catch(() => 'disconnected')
    return { controller, answer }
  })
  await vi.waitFor(async () => expect(await connections()).toBe(2))
  for (const { controller } of disconnecting) controller.abort()
  await Promise.all(disconnecting.map(({ answer }) => answer))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  identify()
  expect(await (await fetch(url, { method: 'POST' })).text()).toBe('accepted')
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
