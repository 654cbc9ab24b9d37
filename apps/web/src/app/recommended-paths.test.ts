// @vitest-environment jsdom
import { catalog } from '@pathwise/planner/recommend/catalog'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { renderApp } from '../../test/render-app.tsx'
import { listGuidePaths } from '../features/guides/guide-files.ts'
import { findRoute } from './routes.tsx'

const targets = [...new Set(catalog.map(({ slug }) => slug))].map((slug) => new URL(slug, 'https://pathwise.example'))
const guides = new Set(listGuidePaths())

it.each(targets.map(({ pathname }) => pathname))('has a route for the recommended path %s', (path) => {
  // Look up guides by path, because the guide route also matches the slugs of guides that do not exist.
  expect(guides.has(path) || findRoute(path).path === path).toBe(true)
})

it.each(targets.filter(({ hash }) => hash !== ''))(
  'renders the element targeted by the hash: %s',
  async ({ pathname, hash }) => {
    stubApi({})
    await renderApp(pathname)
    await screen.findByRole('heading', { level: 1 })
    expect(document.querySelector(hash)).not.toBeNull()
  },
)
