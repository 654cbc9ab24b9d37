import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { addFeature } from './new-feature.mjs'

const root = fileURLToPath(new URL('../packages/api/src/root.ts', import.meta.url))

function copySource(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-feature-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(root, path.join(folder, 'root.ts'))
  return folder
}

it("adds a feature's files, and registers its router in root.ts in alphabetical order", () => {
  const source = copySource()
  expect(addFeature('study-groups', source).map((file) => path.relative(source, file))).toEqual([
    'study-groups/study-groups.schemas.ts',
    'study-groups/study-groups.service.ts',
    'study-groups/study-groups.router.ts',
    'study-groups/study-groups.service.test.ts',
    'root.ts',
  ])
  const lines = readFileSync(path.join(source, 'root.ts'), 'utf8').split('\n')
  const imported = lines.indexOf("import { studyGroupsRouter } from './study-groups/study-groups.router.ts'")
  expect(lines[imported + 1]).toContain('studyPlanRouter')
  expect(lines[lines.indexOf('  studyGroups: studyGroupsRouter,') + 1]).toBe('  studyPlan: studyPlanRouter,')
})

it.each([
  ['StudyGroups', 'Usage: npm run new'],
  ['study groups', 'Usage: npm run new'],
])('rejects the feature name "%s"', (name, message) => {
  expect(() => addFeature(name, copySource())).toThrow(message)
})

it('rejects a feature that already exists', () => {
  const source = copySource()
  addFeature('study-groups', source)
  expect(() => addFeature('study-groups', source)).toThrow('The feature exists')
})
