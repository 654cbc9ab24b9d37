import { describe, expect, it } from 'vitest'
import { coerce, createInputReader } from './input.ts'
import { findInputSchema, listProperties } from './procedure-schemas.ts'
import { acceptsBody } from './route.ts'
import { routes } from './routes.ts'

describe('coerce', () => {
  it.each([
    ['20', 'integer', 20],
    ['2.5', 'number', 2.5],
    ['-1', 'integer', -1],
    ['1', 'boolean', true],
    ['yes', 'boolean', true],
    ['0', 'boolean', false],
    ['off', 'boolean', false],
    ['20', 'string', '20'],
    ['20', undefined, '20'],
  ])('converts %j as %s to %j', (text, type, value) => {
    expect(coerce(text, type)).toBe(value)
  })

  it.each([
    ['1e309', 'number'],
    ['', 'integer'],
    [' ', 'number'],
    ['twenty', 'integer'],
    ['maybe', 'boolean'],
  ])('keeps %j, which is not a valid %s', (text, type) => {
    expect(coerce(text, type)).toBe(text)
  })
})

describe('createInputReader', () => {
  it('ignores the query of a POST request', () => {
    const read = createInputReader({ method: 'POST', paths: ['/login'], procedure: 'auth.login' })
    const query = { email: 'other@test.example', password: 'from the address' }
    expect(read({ body: undefined, query, params: {} })).toEqual({})
    expect(read({ body: { email: 'a@test.example' }, query, params: {} })).toEqual({ email: 'a@test.example' })
  })

  it('ignores the body of a DELETE request', () => {
    const read = createInputReader({ method: 'DELETE', paths: ['/content/{id}'], procedure: 'content.remove' })
    expect(read({ body: { id: 2 }, query: {}, params: { id: '1' } })).toEqual({ id: 1 })
  })

  it('prefers path parameters over body fields', () => {
    const read = createInputReader({ method: 'PUT', paths: ['/content/{id}'], procedure: 'content.update' })
    expect(read({ body: { id: 2, title: 'T' }, query: {}, params: { id: '1' } })).toEqual({ id: 1, title: 'T' })
  })

  it('accepts no password, token or secret in any URL', () => {
    const inAddress = routes
      .filter((route) => !acceptsBody(route))
      .flatMap(({ procedure }) => {
        const schema = findInputSchema(procedure)
        return schema ? listProperties(schema).map(({ name }) => `${procedure} ${name}`) : []
      })
    expect(inAddress).toContain('content.list limit')
    expect(inAddress.filter((name) => /password|token|secret/i.test(name))).toEqual([])
  })
})
