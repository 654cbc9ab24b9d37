import { AppError } from '@pathwise/api/errors'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { describeFailure } from './errors.ts'

it.each([
  [
    new AppError('too_large', 'Too many pictures', { reason: 'picture_quota' }),
    { state: 'failed', detail: 'Too many pictures', reason: 'picture_quota' },
  ],
  [new AppError('unavailable', 'The server is stopping'), { state: 'failed', detail: 'The server is stopping' }],
  [new Error('secret'), { state: 'failed', detail: 'Internal server error', id: 'req-1' }],
])('describes the failure of a stream after %s with its reason, if any', async (cause, expected) => {
  const app = Fastify()
  app.get('/', (request) => describeFailure(request, cause))
  expect((await app.inject('/')).json()).toEqual(expected)
})
