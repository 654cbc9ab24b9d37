import type { Plugin } from 'vite'

/** Matches a call at the top level of a module that creates a component or a context. */
const creation = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g
/** Matches a display name, which only React's developer tools show. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the bundler drop the router's components that the app does not use. The router does not mark the calls that
 * create them as pure, and assigns each a display name; the bundler treats both as side effects.
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
