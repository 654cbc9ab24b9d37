import { addHanSpaces } from '../han-spaces.ts'
import type { Namespace } from '../namespaces.ts'
import type { Formatter } from '../particles.ts'

/**
 * Registers the formats that only Chinese texts use. Defined here, so that only readers of Chinese download this code.
 */
export function addFormats(formatter: Formatter | undefined): void {
  addHanSpaces(formatter)
}

/** Loads the texts of one namespace in this language. */
export function load(namespace: Namespace): Promise<Record<string, unknown>> {
  return import(`../locales/zh-TW/${namespace}.ts`)
}
