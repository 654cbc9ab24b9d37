import type { Plugin } from 'vite'

/** Matches a top-level call in a module that creates a component or a context. */
const creation = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g
/** Matches the assignment of a display name. Only React's developer tools use display names. */
const displayName = /^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm

/**
 * Lets the bundler drop unused router components. Without this, the bundler keeps them because of two side effects:
 * creation calls that are not marked as pure, and display name assignments.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => code.replaceAll(creation, '/* @__PURE__ */ $&').replaceAll(displayName, ''),
    },
  }
}
