import { useSyncExternalStore } from 'react'
import { countDeviceClears, onDeviceCleared } from './browser-storage.ts'

/**
 * Returns how many times this tab has cleared the device. A page that uses the count as its React `key` remounts after
 * a sign-out in this tab.
 */
export function useDeviceClearCount(): number {
  return useSyncExternalStore(onDeviceCleared, countDeviceClears, () => 0)
}
