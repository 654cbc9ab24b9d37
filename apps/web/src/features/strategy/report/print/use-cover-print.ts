import { useEffect, useRef, useState } from 'react'

/** Student details for the cover. Never stored. */
export interface StudentInfo {
  readonly name: string
  readonly school: string
  readonly grade: string
}

export interface Cover {
  readonly student: StudentInfo
  readonly reportId: string
  readonly printedAt: Date
}

/** Returns the visible cover, if any, and a function that prints the report with a cover. */
export function useCoverPrint() {
  const [cover, setCover] = useState<Cover>()
  const cancelPrint = useRef<() => void>(undefined)
  useEffect(() => () => cancelPrint.current?.(), [])

  function printReport(student: StudentInfo) {
    const printedAt = new Date()
    cancelPrint.current?.()
    cancelPrint.current = printWithCover({
      showCover: () => setCover({ student, printedAt, reportId: createReportId(printedAt) }),
      hideCover: () => setCover(undefined),
      print: () => window.print(),
    })
  }
  return { cover, printReport }
}

const printDelay = 100
const coverResetDelay = 300

interface CoverPrint {
  showCover: () => void
  hideCover: () => void
  print: () => void
}

/**
 * Shows the cover, prints after 100 ms, and hides the cover 300 ms later. Returns a function that cancels printing and
 * hides the cover.
 */
export function printWithCover({ showCover, hideCover, print }: CoverPrint): () => void {
  showCover()
  let timer = setTimeout(() => {
    print()
    timer = setTimeout(hideCover, coverResetDelay)
  }, printDelay)
  return () => {
    clearTimeout(timer)
    hideCover()
  }
}

/** Returns a short id for a printed report, derived from the print time. */
export function createReportId(now: Date): string {
  return now.getTime().toString(36).toUpperCase()
}
