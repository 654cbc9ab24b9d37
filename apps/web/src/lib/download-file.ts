// Slow devices need time to read the data before the object URL is revoked.
const revokeDelay = 10_000

export function downloadFile(fileName: string, data: Blob) {
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}
