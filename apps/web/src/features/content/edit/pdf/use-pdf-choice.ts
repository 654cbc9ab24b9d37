import { useState, useSyncExternalStore } from 'react'
import { readText, removeEntry, writeText } from '../../../../lib/browser-storage.ts'

/** Two columns need this much room. */
const wide = '(min-width: 80rem)'

function subscribe(changed: () => void) {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the PDF is shown beside the text. The choice stays on the device and applies to wide windows only. */
export function usePdfChoice() {
  const isOffered = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const [isChosen, setChosen] = useState(() => readText('pathwise.pdf-preview') === 'on')

  function choose(on: boolean) {
    if (on) writeText('pathwise.pdf-preview', 'on')
    else removeEntry('pathwise.pdf-preview')
    setChosen(on)
  }

  return { isOffered, isShown: isOffered && isChosen, toggle: () => choose(!isChosen) }
}
