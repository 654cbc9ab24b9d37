const printDelay = 100
const coverResetDelay = 300

interface CoverPrint {
  showCover: () => void
  hideCover: () => void
  print: () => void
}

/** Turns the cover on, prints 100 ms later, and turns it off 300 ms after that. Gives the function that calls it off. */
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

/** A short name for one printed report, from the time of printing. */
export function reportId(now: Date): string {
  return now.getTime().toString(36).toUpperCase()
}
