import type { PGlite } from '@electric-sql/pglite'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'

/** Overrides the adapter's `executeScript`, so that it waits until the script has run. */
export class EmbeddedAdapter extends PrismaPGlite {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super(pglite)
    this.#pglite = pglite
  }

  override async connect(): Promise<SqlDriverAdapter> {
    return withAwaitedScripts(await super.connect(), this.#pglite)
  }
}

/** Replaces `executeScript`, which returns before the script has run and swallows errors. */
function withAwaitedScripts(adapter: SqlDriverAdapter, pglite: PGlite): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    await pglite.exec(script)
  }
  return adapter
}
