import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { CommandError } from './run-command.ts'
import { parseUserCommand, readPassword } from './user-command.ts'

describe('parseUserCommand', () => {
  it.each([
    ['create Admin@Study.example', { kind: 'create', email: 'admin@study.example', role: 'student', name: undefined }],
    ['create a@study.example --role admin', { kind: 'create', email: 'a@study.example', role: 'admin' }],
    ['create a@study.example --name=Jimin', { kind: 'create', role: 'student', name: 'Jimin' }],
    ['role a@study.example editor', { kind: 'role', email: 'a@study.example', role: 'editor' }],
    ['reset a@study.example', { kind: 'reset', email: 'a@study.example' }],
    ['end-sessions a@study.example', { kind: 'end-sessions', of: { email: 'a@study.example' } }],
    ['end-sessions all', { kind: 'end-sessions', of: 'all' }],
    ['reset-factor a@study.example', { kind: 'reset-factor', email: 'a@study.example' }],
  ])('parses "%s"', (line, command) => {
    expect(parseUserCommand(line.split(' '))).toMatchObject(command)
  })

  it.each([
    '',
    'remove a@study.example',
    'create',
    'create nobody',
    'create a@study.example a-password-as-a-word',
    'create a@study.example --role teacher',
    'create a@study.example --password secret',
    'role a@study.example',
    'role a@study.example owner',
    'role a@study.example editor --role admin',
    'reset a@study.example secret',
    'reset all',
    'end-sessions',
  ])('throws a CommandError with the usage text for "%s"', (line) => {
    expect(() => parseUserCommand(line.split(' '))).toThrow(CommandError)
    expect(() => parseUserCommand(line.split(' '))).toThrow(/^Usage: npm run user -- create EMAIL/)
  })
})

/** Creates a fake terminal on which the given text has already been typed. */
function terminal(typed: string, isTTY: boolean) {
  const shown: string[] = []
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} })
  input.end(typed)
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      shown.push(chunk.toString())
      done()
    },
  })
  return { input, output, shown }
}

describe('readPassword', () => {
  it('reads the first line of piped input without a prompt', async () => {
    const { shown, ...source } = terminal('open sesame \r\nanother line\n', false)
    expect(await readPassword(source)).toBe('open sesame ')
    expect(shown).toEqual([])
  })

  it('prompts for the password twice on a terminal, and never shows it', async () => {
    const { shown, ...source } = terminal('open sesame\ropen sesame\r', true)
    expect(await readPassword(source)).toBe('open sesame')
    expect(shown.join('')).toBe('New password: \nOnce more: \n')
  })

  it('throws if the passwords typed at the two prompts differ', async () => {
    const { shown, ...source } = terminal('open sesame\ropen barley\r', true)
    await expect(readPassword(source)).rejects.toThrow('The two passwords differ.')
    expect(shown.join('')).not.toContain('barley')
  })

  it.each([true, false])('throws if the password is empty (terminal: %s)', async (isTTY) => {
    const { shown: _, ...source } = terminal('', isTTY)
    await expect(readPassword(source)).rejects.toThrow('No password was given.')
  })
})
