import type { Plugin } from 'vite'

/** Matches a top-level call in a module that creates a component or a context. */
const creation = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g
/**
 * Matches an assignment that the app does not need: a display name, which only React's developer tools use, or the
 * `contextType` of `RenderErrorBoundary`, a component of the data routers that the app does not render. Does not match
 * the `contextType` of other classes, because they may need it.
 */
const assignment = /^(?:\w+\.displayName = "\w+"|RenderErrorBoundary\.contextType = RSCRouterContext);$/gm

/** Marks calls that create components or contexts as pure, and removes the assignments that the app does not need. */
export function markUnusedComponents(code: string): string {
  return code.replaceAll(creation, '/* @__PURE__ */ $&').replaceAll(assignment, '')
}

/**
 * Lets the bundler drop unused router components. Without this, the bundler keeps them because of two side effects:
 * creation calls that are not marked as pure, and assignments to properties of components.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: markUnusedComponents,
    },
  }
}
