import type { Plugin } from 'vite'

/**
 * Compiles the TypeScript sources that tRPC publishes next to its compiled files. The compiled files are written for
 * older browsers, and each package repeats the same helper functions.
 */
export function compileSources(): Plugin {
  return {
    name: 'compile-sources',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@trpc\/(client|react-query|server)(\/|$)/ },
      async handler(id, importer) {
        // tRPC's sources import their vendored code under this alias, which its published package does not resolve.
        const vendored = /(.+\/src\/).+/.exec(importer ?? '')
        if (id.startsWith('@trpc/server/vendor/') && vendored)
          return this.resolve(`${vendored[1]}${id.slice('@trpc/server/'.length)}`, importer, { skipSelf: true })
        const compiled = await this.resolve(id, importer, { skipSelf: true })
        return compiled?.id.replace(/\/dist\/(.+)\.mjs$/, '/src/$1.ts')
      },
    },
  }
}
