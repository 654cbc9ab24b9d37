import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainReport } from '@pathwise/testing/plain-report'
import { expect } from '@playwright/test'
import { writeRelease } from '../../scripts/release.mjs'
import { test } from '../fixtures.ts'
import { backUp, restoreBackup } from '../support/backup.ts'
import { expectStored, killWhileWriting } from '../support/killed-writes.ts'
import { postInHalves } from '../support/post-in-halves.ts'
import { startServer } from '../support/server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** A PATH that contains no programs, because the release must not install or build anything. */
const PATH = '/nowhere'

/** The Dockerfile contains the health check and the start command of a release. */
const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
const [healthCheck, program] = [...dockerfile.matchAll(/^ *CMD (\[.+\])$/gm)].map(([, line = '']): string[] =>
  JSON.parse(line),
)

/** Returns the paths, sizes and modification times of all files in a folder and its subfolders. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const facts = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file)
    return `${path.relative(folder, file)} ${size} ${mtimeMs}`
  })
  return (await Promise.all(facts)).toSorted()
}

test('serves a release on restored data, keeps acknowledged writes when killed, finishes requests on SIGTERM, and leaves the release unchanged', async ({
  dataDirectory: folder,
  seededDirectory,
  server: running,
}) => {
  test.setTimeout(300_000)
  const backup = path.join(folder, 'one.backup')
  await backUp(running.dataDirectory, backup)
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
  await restoreBackup(seededDirectory, backup)

  const release = path.join(folder, 'release')
  writeRelease(root, release)
  expect(() => writeRelease(root, release)).toThrow(/ is not empty\.$/)
  const before = await listFiles(release)
  expect(before.filter((file) => /^node_modules\/\.pnpm\/(vite|typescript|turbo|vitest|esbuild)@/.test(file))).toEqual(
    [],
  )
  const start = (name: string) =>
    startServer({
      dataDirectory: seededDirectory,
      name,
      environment: { PATH },
      main: path.join(release, program?.[1] ?? ''),
    })
  const acknowledged = await killWhileWriting(await start('release-killed'))
  const server = await start('release')
  await expectStored(server, acknowledged)
  const checkHealth = () => {
    const PORT = new URL(server.url).port
    return spawnSync(process.execPath, healthCheck?.slice(1), { env: { PORT } }).status
  }
  expect(checkHealth()).toBe(0)
  const ask = (address: string, init: RequestInit = {}) => fetch(`${server.url}${address}`, init)
  const statuses = ['/', '/readyz', '/api/docs', '/api/docs/swagger-ui.css', '/sitemap.xml'].map(
    async (address) => `${address} ${(await ask(address)).status}`,
  )
  expect((await Promise.all(statuses)).filter((line) => !line.endsWith(' 200'))).toEqual([])

  const signedIn = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@pathwise.example', password: 'pathwise-demo' }),
  })
  const { access_token } = await signedIn.json()
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const formula = '<p>수학 <span data-type="math" data-latex="x^2">x²</span></p>'
  const written = await ask('/api/content', {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'A square', body: formula, language: 'ko' }),
  })
  const { id } = await written.json()
  const exported = await ask(`/api/export/zip?ids=${id}&fmt=pdf`, { headers })
  expect(exported.status).toBe(200)
  expect(Buffer.from(await exported.arrayBuffer()).toString('latin1')).toContain('%PDF-')

  const request = postInHalves(server.url, '/api/share', plainReport)
  await request.firstHalf()
  // Once a later request gets a response, the server must have read the first half of this one.
  await (await ask('/api/version')).text()
  server.signal('SIGTERM')
  await server.logged('draining')
  await expect(ask('/api/__ok', { headers: { connection: 'close' } })).rejects.toThrow('fetch failed')
  const answer = await request.secondHalf()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('/plan?share=')
  const { code, errorText } = await server.ended
  expect(code).toBe(0)
  expect(errorText.includes('has had no security fixes')).toBe(process.version.startsWith('v20.'))
  expect(checkHealth()).toBe(1)

  const user = spawnSync(
    process.execPath,
    [path.join(release, 'apps/server/dist/user.js'), 'role', 'student@pathwise.example', 'editor'],
    { env: { PATH, DATA_DIR: seededDirectory }, encoding: 'utf8' },
  )
  expect(user.stdout).toMatch(/^student@pathwise\.example is now: editor\./)
  expect(await listFiles(release)).toEqual(before)
})
