import { readText } from '../../../lib/browser-storage.ts'

/**
 * Returns whether this device stores parent links that a visitor created without an account. Checks only that an entry
 * exists, because parsing it would slow down every first visit.
 */
export function hasParentLinks(): boolean {
  return readText('pathwise.parent-links.1') !== undefined
}
