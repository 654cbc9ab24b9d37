import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLogged } from '../postgres.mjs'
import { runStep } from './run-step.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pathwise-step-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const limitMs = 30_000
const node = (script: string, options: { limitMs: number } = { limitMs }) =>
  runStep(process.execPath, ['-e', script], { ...options, stdio: 'ignore' })

describe('runStep', () => {
  it('returns whether the command succeeded', async () => {
    expect(await node('')).toBe('passed')
    expect(await node('process.exit(3)')).toBe('failed')
  })

  it('does not block a background server when the server logs 10 MB during a step', async () => {
    const done = path.join(folder, 'done')
    const server = await startLogged({
      command: process.execPath,
      args: [
        '-e',
        `const fs = require('node:fs')
        fs.writeSync(2, 'ready\\n')
        for (let line = 0; line < 10_000; line++) fs.writeSync(2, 'x'.repeat(999) + '\\n')
        fs.writeFileSync(${JSON.stringify(done)}, '')
        setInterval(() => {}, 1000)`,
      ],
      logFile: path.join(folder, 'server.log'),
      readyText: 'ready',
    })
    const waitForServer = `setInterval(() => require('node:fs').existsSync(${JSON.stringify(done)}) && process.exit(), 20)`
    expect(await node(waitForServer)).toBe('passed')
    server.kill()
  })

  it('stops the command and its children at the time limit', async () => {
    // The child runs in its own process group. Its connection stays open until it exits.
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const child = `require('node:net').connect(${port}, '127.0.0.1')`
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { detached: true })
      setInterval(() => {}, 1000)`
    const end = node(script, { limitMs: 2000 })
    const [connection] = await once(server, 'connection')
    const closed = once(connection.on('error', () => {}).resume(), 'close')
    expect(await end).toBe('timed out')
    await closed
    server.close()
  })
})

describe('startLogged', () => {
  it('throws an error with the log when the server exits early', async () => {
    const logFile = path.join(folder, 'server.log')
    const args = ['-e', 'console.error("the port is taken"); process.exit(1)']
    const start = startLogged({ command: process.execPath, args, logFile, readyText: 'ready' })
    await expect(start).rejects.toThrow(/ended with 1\nthe port is taken/)
  })
})
