import './keep-zod-from-compiling.ts'
import type { CalendarFile } from '@pathwise/planner/busy-calendar'
import { readBusyCalendar } from '@pathwise/planner/busy-calendar/read-busy-calendar'

globalThis.addEventListener('message', ({ data }: MessageEvent<CalendarFile>) => {
  globalThis.postMessage(readBusyCalendar(data))
})
