import type { Namespace } from '../namespaces.ts'

/** The file of one namespace in this language. */
export function load(namespace: Namespace): Promise<Record<string, unknown>> {
  return import(`../locales/en/${namespace}.ts`)
}
