import {
  type CalendarFile,
  type CalendarProblem,
  calendarLimits,
  type ReadOutcome,
} from '@pathwise/planner/busy-calendar'

/** `tooSlow`: a rule of repeats has no end. `unreadable`: the browser cannot read the file. */
export type FileProblem = CalendarProblem | 'tooSlow' | 'unreadable'
export type FileOutcome = Exclude<ReadOutcome, { problem: CalendarProblem }> | { readonly problem: FileProblem }

const timeoutMs = 15_000

/**
 * Reads the text of a calendar in a worker, which is ended when it takes too long, and on the page where browsers have
 * no workers. The library for it is loaded on first use.
 */
async function readText(file: CalendarFile): Promise<FileOutcome> {
  if (typeof Worker === 'undefined') {
    const { readBusyCalendar } = await import('@pathwise/planner/busy-calendar/read-busy-calendar')
    return readBusyCalendar(file)
  }
  const worker = new Worker(new URL('./read-calendar.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<FileOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ problem: 'tooSlow' }), timeoutMs)
      worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
      worker.addEventListener('message', ({ data }: MessageEvent<ReadOutcome>) => resolve(data))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

/** Reads the busy times of a calendar file on this device. */
export async function readCalendar(file: Blob, settings: Omit<CalendarFile, 'text'>): Promise<FileOutcome> {
  if (file.size > calendarLimits.bytes) return { problem: 'tooLarge' }
  try {
    return await readText({ ...settings, text: await file.text() })
  } catch (error) {
    console.error('The calendar could not be read', error)
    return { problem: 'unreadable' }
  }
}
