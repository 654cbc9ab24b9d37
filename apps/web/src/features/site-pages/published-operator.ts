import type { PublicConfig } from '@pathwise/api/system/system.schemas'

export type Operator = PublicConfig['operator']

/**
 * Placeholder for the operator in prerendered pages. The server replaces it with the details of the actual operator
 * (`web/operated.ts`).
 */
const placeholderOperator = {
  name: 'Operator of pathwise.invalid',
  jurisdiction: 'Law of pathwise.invalid',
  contact_email: 'contact@pathwise.invalid',
  security_email: 'security@pathwise.invalid',
} as const satisfies Operator

/** The query parameter that prerendering sets so that the page renders the placeholder. */
export const operatedParameter = 'operated'

/** Placeholder in an HTML attribute. The server replaces it with the operator as JSON. */
export const placeholderJson = 'json@pathwise.invalid'

/**
 * Returns the operator embedded in the page's HTML, so that the first render matches the HTML from the server. Returns
 * undefined after client-side navigation, or if the operator publishes no address.
 */
export function getPublishedOperator(search: string): Operator | undefined {
  if (typeof document === 'undefined') {
    return new URLSearchParams(search).has(operatedParameter) ? placeholderOperator : undefined
  }
  const json = document.documentElement.dataset['operator']
  if (json === undefined) return undefined
  // Validate manually, to avoid loading zod on these pages.
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
