import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { CommandError } from './run-command.ts'

/** Source of a password: a terminal shows a prompt; any other input provides the password as its first line. */
export interface PasswordSource {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
}

/** Discards readline's echo of the typed password. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Reads a new password. A terminal does not show it and asks for it twice.
 * @throws CommandError when the two differ, or the password is empty
 */
export async function readPassword({ input, output }: PasswordSource): Promise<string> {
  const terminal = input.isTTY ?? false
  const lines = createInterface({ input, output: nowhere(), terminal })
  const next = lines[Symbol.asyncIterator]()
  const ask = async (words: string): Promise<string> => {
    if (terminal) output.write(words)
    const { value, done } = await next.next()
    if (terminal) output.write('\n')
    return done ? '' : value
  }
  try {
    const password = await ask('New password: ')
    if (password === '') throw new CommandError('No password was given.')
    if (terminal && (await ask('Once more: ')) !== password) throw new CommandError('The two passwords differ.')
    return password
  } finally {
    lines.close()
  }
}
