import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
const manifestSchema = z.record(z.string(), chunkSchema)
type Chunk = z.infer<typeof chunkSchema>

/** The built files from Vite's manifest, keyed by source file. */
export class BuiltFiles {
  readonly #chunks: Map<string, Chunk>

  /** @param manifest the parsed manifest */
  constructor(manifest: unknown) {
    this.#chunks = new Map(Object.entries(manifestSchema.parse(manifest)))
  }

  /**
   * Returns the chunks of the source files whose paths end with `sourceEnds`, each after the chunks that it imports.
   * Each ending must match exactly one file.
   * @throws Error when chunks import each other, because then no order evaluates each after its imports
   */
  #reachedFrom(sourceEnds: readonly string[]): Set<Chunk> {
    const found = new Set<Chunk>()
    const visit = (source: string, importers: readonly Chunk[]) => {
      const chunk = this.#chunks.get(source)
      if (!chunk || found.has(chunk)) return
      if (importers.includes(chunk)) throw new Error(`The chunk ${chunk.file} imports itself through other chunks`)
      for (const imported of chunk.imports) visit(imported, [...importers, chunk])
      found.add(chunk)
    }
    for (const end of sourceEnds) {
      const sources = [...this.#chunks.keys()].filter((source) => source.endsWith(end))
      if (sources.length !== 1) throw new Error(`The build has ${sources.length} files for ${end}, instead of one`)
      for (const source of sources) visit(source, [])
    }
    return found
  }

  /** Returns the URLs of the scripts for these source files, including imported chunks. */
  listScripts(sourceEnds: readonly string[]): string[] {
    return [...this.#reachedFrom(sourceEnds)].map(({ file }) => `/${file}`)
  }

  /** Returns the style sheets for these source files, as paths relative to the build output folder. */
  listStyles(sourceEnds: readonly string[]): string[] {
    return [...this.#reachedFrom(sourceEnds)].flatMap(({ css }) => css)
  }
}
