import type { Plugin } from 'vite'

const library = /\/node_modules\/@trpc\/react-query\/src\/shared\/hooks\/createHooksInternal\.tsx$/
const ownCode = /\/apps\/web\/src\/.*\.tsx?$/

/** Matches the lines of the hooks that the app does not use in the object that tRPC returns. */
const unused = /^ {4}use(?:Prefetch|Suspense|Infinite|Subscription|Queries)\w*,$/gm
/** Matches a use of such a hook. */
const use = /\btrpc(?:\.\w+)*\.use(?:Prefetch|Suspense|Infinite|Subscription|Queries)\w*/

/**
 * Lets the bundler drop the tRPC hooks that the app does not use. tRPC creates all of its hooks in one function, which
 * returns them in one object, so the bundler keeps them all.
 */
export function dropUnusedHooks(): Plugin {
  return {
    name: 'drop-unused-hooks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [library, ownCode] },
      handler(code, id) {
        if (!library.test(id)) {
          const [hook] = use.exec(code) ?? []
          if (hook) this.error(`${hook} is not in the build: see build/drop-unused-hooks.ts`)
          return
        }
        const rest = code.replace(unused, '')
        if (rest === code) this.error('The hooks of tRPC are written in a form that this plugin does not know')
        return rest
      },
    },
  }
}
