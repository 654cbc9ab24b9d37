// Time for slow devices to start reading before the address stops working.
const revokeDelay = 10_000

/** Lets the browser save the data as a file. */
export function downloadBlob(fileName: string, data: Blob) {
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}
