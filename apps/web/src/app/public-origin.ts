/** Stands in prerendered pages for the deployment's own origin, which only the server knows; the server puts that in its place. */
export const placeholderOrigin = 'https://pathwise.invalid'

/** The origin under which people reach this deployment. The server writes it into the pages that it has prerendered. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return placeholderOrigin
  return document.documentElement.dataset['origin'] ?? location.origin
}
