import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from './operations.ts'
import { spawnSource } from './spawn-source.ts'

/**
 * Runs an operator command, such as `npm run user`, from the build in a separate process.
 * @param name the command's file name in `src/commands`
 * @param input the standard input of the process
 */
async function runCommandProcess(
  name: 'billing' | 'db' | 'user',
  dataDirectory: string,
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnSource(`src/commands/${name}.ts`, args, { DATA_DIR: dataDirectory })
  // Ignores EPIPE: the process may exit before it has read all of its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

describe('operator command in a separate process', { timeout: 120_000 }, () => {
  it('creates an account with a password from standard input, and exits with code 1 for an unknown migration', async () => {
    const folder = await createTemporaryFolder()
    const args = ['create', 'admin@study.example', '--role', 'admin']
    expect(await runCommandProcess('user', folder, args, 'seven paper boats\r\n')).toEqual({
      code: 0,
      stdout: 'Created the account admin@study.example with the role admin.\n',
      stderr: '',
    })
    expect(await runCommandProcess('db', folder, ['resolve', '9_z'])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no migration 9_z in .*\n$/),
    })
  })

  it.each([
    ['user', 'create nobody', /^Usage: npm run user -- create EMAIL/],
    ['billing', 'sink', /^Usage: npm run billing -- sync/],
    ['db', 'resolve', /^Usage: npm run db -- resolve/],
  ] as const)('exits with code 1 and prints the reason: npm run %s -- %s', async (name, args, reason) => {
    const result = await runCommandProcess(name, await createTemporaryFolder(), args.split(' '))
    expect(result).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(reason) })
  })
})
