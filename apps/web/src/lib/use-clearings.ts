import { useSyncExternalStore } from 'react'
import { countClearings, onDeviceCleared } from './browser-storage.ts'

/**
 * Returns how many times this tab has cleared the device. A page that uses it as a key starts again after a sign-out in
 * its tab.
 */
export function useClearings(): number {
  return useSyncExternalStore(onDeviceCleared, countClearings, () => 0)
}
