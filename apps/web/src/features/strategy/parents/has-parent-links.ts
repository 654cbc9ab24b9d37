import { readText } from '../../../lib/browser-storage.ts'

/**
 * Returns whether this device stores parent links of a visitor without an account. Does not parse them, because every
 * first visit calls this.
 */
export function hasParentLinks(): boolean {
  return readText('pathwise.parent-links.1') !== undefined
}
