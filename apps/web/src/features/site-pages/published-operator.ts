import type { PublicConfig } from '@pathwise/api/system/system.schemas'

export type Operator = PublicConfig['operator']

/**
 * A placeholder for the deployment's operator in prerendered pages. The server replaces it with the actual operator's
 * details (`web/operated.ts`).
 */
const placeholderOperator = {
  name: 'Operator of pathwise.invalid',
  jurisdiction: 'Law of pathwise.invalid',
  contact_email: 'contact@pathwise.invalid',
  security_email: 'security@pathwise.invalid',
} as const satisfies Operator

/** The query parameter that makes a page render with the placeholder during prerendering. */
export const operatedParameter = 'operated'

/** A placeholder for the operator's JSON, used in an attribute of the page. */
export const placeholderJson = 'json@pathwise.invalid'

/**
 * Returns the operator already shown in the page's HTML, so that the first render matches the HTML. Returns undefined
 * when the operator publishes no address, and after client-side navigation from another page.
 */
export function getPublishedOperator(search: string): Operator | undefined {
  if (typeof document === 'undefined') {
    return new URLSearchParams(search).has(operatedParameter) ? placeholderOperator : undefined
  }
  const json = document.documentElement.dataset['operator']
  if (json === undefined) return undefined
  // Validate manually, because these pages do not otherwise load zod.
  const given: unknown = JSON.parse(json)
  const read = (key: keyof Operator) => {
    const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, key) : null
    return typeof value === 'string' ? value : null
  }
  return {
    name: read('name'),
    jurisdiction: read('jurisdiction'),
    contact_email: read('contact_email'),
    security_email: read('security_email'),
  }
}
