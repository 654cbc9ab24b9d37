import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

// Replaces the renderer in tests. An item's title is a command: `wait 50`, `note FILE`, `stay FILE`, `exit`, …

/** Prevents garbage collection of the allocated memory, so that the thread runs out of memory. */
const hoard = []

const commands = {
  wait: (milliseconds) => pause(Number(milliseconds)),
  note: async (file) => {
    appendFileSync(file, '.')
    await pause(50)
  },
  stay: async (file) => {
    appendFileSync(file, '.')
    await pause(60_000)
  },
  exit: () => process.exit(7),
  throw: () => {
    throw new Error('on purpose')
  },
  reject: () => new Promise(() => void Promise.reject(new Error('on purpose, out of reach'))),
  refuse: () => ({ refusal: 'too_long' }),
  // Blocks the thread like an endless loop, but uses no CPU time.
  hang: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  eat: () => {
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  },
}

export async function renderPdf({ title }) {
  const [name, argument] = title.split(' ')
  const answer = await commands[name]?.(argument)
  return answer ?? { bytes: Buffer.from(`%PDF-${title}`) }
}
