import type { Plugin } from 'vite'

/** Matches a top-level call in a module that creates a component or a context. */
const creation = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g
/** Matches the assignment of a display name, which only React's developer tools use. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the bundler drop the router components that the app does not use. The calls that create the router's components
 * are not marked as pure, and each component is assigned a display name. The bundler treats both as side effects.
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
