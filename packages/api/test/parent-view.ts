import { readFile } from 'node:fs/promises'
import { type ParentView, parentViewSchema } from '../src/parent-links/parent-view.schemas.ts'

/** Returns the fixture's view with `changes` applied. */
export async function buildParentView(changes: Partial<ParentView> = {}): Promise<ParentView> {
  const file = new URL('../fixtures/parent-view-v1.json', import.meta.url)
  return { ...parentViewSchema.parse(JSON.parse(await readFile(file, 'utf8'))), ...changes }
}
