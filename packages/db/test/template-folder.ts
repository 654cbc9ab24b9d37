import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * Creates the folder of the template directories, and removes it after the last test. Runs in Vitest's main process,
 * because Vitest may kill a worker before its exit handlers run.
 */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pathwise-db-template-'))
  project.provide('templateFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    templateFolder: string
  }
}
