import { expect, it } from 'vitest'
import { markUnusedComponents } from './drop-unused-components.ts'

it('removes assignments to displayName and to RenderErrorBoundary.contextType', () => {
  const code = 'Link.displayName = "Link";\nRenderErrorBoundary.contextType = RSCRouterContext;\n'
  expect(markUnusedComponents(code).trim()).toBe('')
})

it.each([
  'AwaitErrorBoundary.contextType = AwaitContext;',
  'RenderErrorBoundary.contextType = RouteErrorContext;',
  'Link.defaultProps = "Link";',
])('keeps the assignment %s', (code) => {
  expect(markUnusedComponents(code)).toBe(code)
})

it('marks a createContext call as pure', () => {
  expect(markUnusedComponents('var RouteContext = React2.createContext(null);')).toBe(
    'var RouteContext = /* @__PURE__ */ React2.createContext(null);',
  )
})
