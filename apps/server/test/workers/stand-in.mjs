import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

// Stands for the renderer in tests, and does what an item's title says: `wait 50`, `note FILE`, `exit`, `hang`, …

/** What is held until the thread's memory is used up. */
const hoard = []

const commands = {
  wait: (milliseconds) => pause(Number(milliseconds)),
  note: async (file) => {
    appendFileSync(file, '.')
    await pause(50)
  },
  exit: () => process.exit(7),
  throw: () => {
    throw new Error('on purpose')
  },
  reject: () => new Promise(() => void Promise.reject(new Error('on purpose, out of reach'))),
  refuse: () => ({ refusal: 'too_long' }),
  hang: () => {
    for (;;);
  },
  eat: () => {
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  },
}

export async function renderPdf({ title }) {
  const [name, argument] = title.split(' ')
  const answer = await commands[name]?.(argument)
  return answer ?? { bytes: Buffer.from(`%PDF-${title}`) }
}
