import type { Namespace } from '../namespaces.ts'

/** Loads the texts of one namespace in this language. */
export function load(namespace: Namespace): Promise<Record<string, unknown>> {
  return import(`../locales/zh-CN/${namespace}.ts`)
}
