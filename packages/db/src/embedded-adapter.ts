import type { PGlite } from '@electric-sql/pglite'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { openEmbedded } from './embedded.ts'

/** Makes the package's adapter wait for scripts, and adds our extensions to its shadow database. */
export class EmbeddedAdapter extends PrismaPGlite {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super(pglite)
    this.#pglite = pglite
  }

  override async connect(): Promise<SqlDriverAdapter> {
    return withAwaitedScripts(await super.connect(), this.#pglite)
  }

  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const shadow = await openEmbedded({ kind: 'memory' })
    const adapter = withAwaitedScripts(await new PrismaPGlite(shadow.pglite).connect(), shadow.pglite)
    adapter.dispose = () => shadow.close()
    return adapter
  }
}

/** Replaces `executeScript`, which returns before the script has run and swallows errors. */
function withAwaitedScripts(adapter: SqlDriverAdapter, pglite: PGlite): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    await pglite.exec(script)
  }
  return adapter
}
