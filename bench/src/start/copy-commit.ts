import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const packageSchema = z.object({ packageManager: z.string() })

/** Runs the pinned pnpm in a workspace. */
export async function runPnpm(folder: string, args: readonly string[]): Promise<void> {
  const { packageManager } = packageSchema.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd: folder, stdio: 'ignore' })
}

/**
 * Copies a commit into a temporary folder, without installed packages. Downloads its packages into pnpm's store, so that
 * an installation needs no network.
 */
export async function copyCommit(commit: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'pathwise-clone-'))
  // Retries, because child processes of a stopped command may still write files before they exit.
  const remove = () => rm(parent, { recursive: true, force: true, maxRetries: 20 })
  try {
    const folder = path.join(parent, 'pathwise')
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', root, folder])
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder })
    await runPnpm(folder, ['fetch', '--silent'])
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
