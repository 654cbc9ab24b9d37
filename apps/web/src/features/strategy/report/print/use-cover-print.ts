import { useEffect, useRef, useState } from 'react'
import type { Cover, StudentInfo } from './cover.ts'
import { printWithCover, reportId } from './print-with-cover.ts'

/** Returns the cover while it is shown, and a function that prints the report with it. */
export function useCoverPrint() {
  const [cover, setCover] = useState<Cover>()
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])

  function printReport(student: StudentInfo) {
    const printedAt = new Date()
    callOff.current?.()
    callOff.current = printWithCover({
      showCover: () => setCover({ student, printedAt, reportId: reportId(printedAt) }),
      hideCover: () => setCover(undefined),
      print: () => window.print(),
    })
  }
  return { cover, printReport }
}
