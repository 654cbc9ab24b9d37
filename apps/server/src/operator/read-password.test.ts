import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readPassword } from './read-password.ts'

/** A keyboard and a screen; what is typed stands ready. */
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

describe('a password', () => {
  it('is the first line of what is piped in, and nothing is asked', async () => {
    const { shown, ...source } = terminal('open sesame \r\nanother line\n', false)
    expect(await readPassword(source)).toBe('open sesame ')
    expect(shown).toEqual([])
  })

  it('is typed twice at a terminal, and never shown', async () => {
    const { shown, ...source } = terminal('open sesame\ropen sesame\r', true)
    expect(await readPassword(source)).toBe('open sesame')
    expect(shown.join('')).toBe('New password: \nOnce more: \n')
  })

  it('that is typed differently the second time is none', async () => {
    const { shown, ...source } = terminal('open sesame\ropen barley\r', true)
    await expect(readPassword(source)).rejects.toThrow('The two passwords differ.')
    expect(shown.join('')).not.toContain('barley')
  })

  it.each([true, false])('that is not given is none (terminal: %s)', async (isTTY) => {
    const { shown: _, ...source } = terminal('', isTTY)
    await expect(readPassword(source)).rejects.toThrow('No password was given.')
  })
})
