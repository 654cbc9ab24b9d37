/** jsdom's Blob has no `arrayBuffer`. */
export function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error))
    reader.readAsArrayBuffer(blob)
  })
}
