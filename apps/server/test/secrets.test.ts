import { describe, expect, it } from 'vitest'
import { findLeak, recordSecrets } from './secrets.ts'

async function leak(body: unknown, answer: unknown, line: object, cookie?: string): Promise<boolean> {
  const secrets = new Set<string>()
  const response = Response.json(answer, { headers: cookie ? { 'set-cookie': cookie } : {} })
  await recordSecrets(secrets, body, response)
  return findLeak([JSON.stringify(line)], secrets) !== undefined
}

/** Every test server calls `findLeak` when it closes. */
describe('findLeak', () => {
  it.each([
    ['a password', { password: 'open sesame' }, {}, 'open sesame'],
    ['a password with characters that JSON escapes', { new_password: 'open "sesame"' }, {}, 'open "sesame"'],
    ['a password in a batch', { 0: { current_password: 'open sesame' } }, {}, 'open sesame'],
    ['a token', {}, [{ result: { data: { access_token: 'abcdefgh' } } }], 'Bearer abcdefgh'],
    ['the standard output of a command', {}, { stdout: 'one line\nanother line\n' }, 'it said another line'],
    ['the error output of a command', {}, { stderr: 'no such file\n' }, 'no such file'],
  ])('finds %s in the log', async (_name, body, answer, logged) => {
    expect(await leak(body, answer, { msg: logged })).toBe(true)
    expect(await leak(body, answer, { msg: 'answered' })).toBe(false)
  })

  it('finds a cookie value in the log', async () => {
    const cookie = 'pathwise_refresh=abcdefgh; HttpOnly'
    expect(await leak({}, {}, { headers: 'pathwise_refresh=abcdefgh' }, cookie)).toBe(true)
    expect(await leak({}, {}, { headers: 'HttpOnly' }, cookie)).toBe(false)
  })
})
