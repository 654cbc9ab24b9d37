const printDelay = 100
const coverResetDelay = 300

interface CoverPrint {
  showCover: () => void
  hideCover: () => void
  print: () => void
}

/** Shows the cover, prints after 100 ms and hides the cover 300 ms later. Returns a cancel function. */
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

/** Returns a short id for a printed report, based on the print time. */
export function reportId(now: Date): string {
  return now.getTime().toString(36).toUpperCase()
}
