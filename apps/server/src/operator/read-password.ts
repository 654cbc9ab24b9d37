import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { OperatorError } from '@pathwise/db/errors'

/** Where a password comes from: a terminal asks for it, anything else gives it as its first line. */
export interface PasswordSource {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
}

class PasswordError extends OperatorError {
  override readonly name = 'PasswordError'
}

/** readline repeats on its output what somebody types: here it goes nowhere. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * A new password, which is not shown while it is typed, and typed twice.
 * @throws PasswordError when the two differ, or there is none
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
    if (password === '') throw new PasswordError('No password was given.')
    if (terminal && (await ask('Once more: ')) !== password) throw new PasswordError('The two passwords differ.')
    return password
  } finally {
    lines.close()
  }
}
