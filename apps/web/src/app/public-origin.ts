/** A placeholder for the deployment's origin in prerendered pages. The server replaces it with the real origin. */
export const placeholderOrigin = 'https://pathwise.invalid'

/** Returns the public origin of this deployment. The server writes it into the prerendered pages. */
export function getPublicOrigin(): string {
  if (typeof document === 'undefined') return placeholderOrigin
  return document.documentElement.dataset['origin'] ?? location.origin
}
