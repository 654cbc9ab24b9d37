import type { Namespace } from '../namespaces.ts'
import { addParticles, type Formatter } from '../particles.ts'

/**
 * Registers the formats that only Korean texts use. Defined here, so that only readers of Korean download this code.
 */
export function addFormats(formatter: Formatter | undefined): void {
  addParticles(formatter)
}

/** Loads the texts of one namespace in this language. */
export function load(namespace: Namespace): Promise<Record<string, unknown>> {
  return import(`../locales/ko/${namespace}.ts`)
}
