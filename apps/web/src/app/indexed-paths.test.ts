import { expect, it } from 'vitest'
import { listGuidePaths } from '../features/guides/guide-files.ts'
import { indexedPages, isIndexed, toCanonicalPath } from './indexed-paths.ts'
import { findRoute } from './routes.tsx'

it.each(indexedPages)('has a route and is indexed: %s', (path) => {
  expect(findRoute(path).path).toBe(path)
  expect(isIndexed(path)).toBe(true)
})

it('lets search engines index every guide, with one canonical path per exam guide', () => {
  const paths = listGuidePaths()
  expect(paths.filter((path) => !isIndexed(path))).toEqual([])
  expect(paths).toHaveLength(2 * 12 + 2 * 4)
  expect(new Set(paths.map(toCanonicalPath)).size).toBe(2 * 12 + 4)
})

it.each([
  '/plan',
  '/saved',
  '/login',
  '/content/list',
  '/content/read',
  '/admin/trash',
  '/guides',
  '/guides/us/math/algebra',
])('does not index %s', (path) => {
  expect(isIndexed(path)).toBe(false)
})
