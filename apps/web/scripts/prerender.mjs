// Prerenders the public pages of the built web app. Vite compiles the sources in the same way as for the browser.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

process.env.NODE_ENV = 'production'

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  mode: 'production',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
try {
  const { prerenderAll } = await vite.ssrLoadModule('/build/prerender/prerender.ts')
  console.log(`${await prerenderAll()} pages prerendered`)
} finally {
  await vite.close()
}
