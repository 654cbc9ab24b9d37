// Time for slow devices to start reading before the address stops working.
const revokeDelay = 10_000

/** Lets the browser save the text as a file. */
export function downloadText(fileName: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}
