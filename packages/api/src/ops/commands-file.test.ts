import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CommandsFileError, readCommandsFile } from './commands-file.ts'

async function write(content: unknown): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pathwise-commands-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'commands.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return { folder, path }
}

const reload = { argv: ['nginx', '-s', 'reload'], timeout_seconds: 10 }

describe('readCommandsFile', () => {
  it('fills in default values, and returns the folder of the commands file', async () => {
    const { folder, path } = await write({ commands: { nginx_reload: reload } })
    expect(await readCommandsFile(path)).toEqual({
      sudo: '/usr/bin/sudo',
      commands: { nginx_reload: { ...reload, needs_sudo: false, requires: [] } },
      directory: folder,
    })
  })

  it.each([
    ['text', 'commands:', /is not JSON$/],
    ['a list', [], /expected object/],
    ['an unknown command id', { commands: { reboot: reload } }, /reboot/],
    ['a misspelled field', { commands: { audit_mpc: { ...reload, need_sudo: true } } }, /need_sudo/],
    ['no program', { commands: { audit_mpc: { ...reload, argv: [] } } }, /commands\.audit_mpc\.argv/],
    ['an empty program', { commands: { audit_mpc: { ...reload, argv: [''] } } }, /commands\.audit_mpc\.argv\.0/],
    ['a shell line', { commands: { audit_mpc: { ...reload, argv: 'nginx -s reload' } } }, /commands\.audit_mpc\.argv/],
    ['a NUL', { commands: { audit_mpc: { ...reload, argv: ['a', '\0'] } } }, /argv\.1: must be text without NUL/],
    ['no timeout', { commands: { audit_mpc: { argv: ['true'] } } }, /timeout_seconds/],
    ['a timeout of two hours', { commands: { audit_mpc: { ...reload, timeout_seconds: 7200 } } }, /timeout_seconds/],
    ['an unknown setting', { commands: { audit_mpc: { ...reload, requires: ['DATABASE_URL'] } } }, /requires/],
    ['a sudo path that is not absolute', { sudo: 'sudo', commands: {} }, /sudo: must be an absolute path/],
  ])('rejects a commands file with %s in a one-line error', async (_name, content, words) => {
    const { path } = await write(content)
    const refusal = await readCommandsFile(path).catch((error: unknown) => error)
    if (!(refusal instanceof CommandsFileError)) throw new Error('not refused')
    expect(refusal.message).toContain(path)
    expect(refusal.message).toMatch(words)
    expect(refusal.message).not.toContain('\n')
  })

  it('throws when the commands file is missing', async () => {
    await expect(readCommandsFile('/nowhere/commands.json')).rejects.toThrow(
      'The commands file /nowhere/commands.json cannot be read',
    )
  })
})
