import type { Namespace } from '../namespaces.ts'
import { addParticles, type Formatter } from '../particles.ts'

/** Adds the formats that the texts of this language name. Here, so that only readers of Korean download them. */
export function addFormats(formatter: Formatter | undefined): void {
  addParticles(formatter)
}

/** Loads the file of one namespace in this language. */
export function load(namespace: Namespace): Promise<Record<string, unknown>> {
  return import(`../locales/ko/${namespace}.ts`)
}
