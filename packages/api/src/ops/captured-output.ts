/** Captures a process's output, up to a total number of bytes over both streams. */
export function captureOutput(largestBytes: number) {
  const kept = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  let bytes = 0
  return {
    /** @returns whether the whole chunk fit */
    add(stream: keyof typeof kept, chunk: Buffer): boolean {
      const room = largestBytes - bytes
      kept[stream].push(chunk.subarray(0, Math.max(room, 0)))
      bytes += chunk.byteLength
      return bytes <= largestBytes
    },
    /** Returns a stream's text and masks a secret that the command may have printed. */
    text(stream: keyof typeof kept, secret: string | undefined): string {
      const whole = Buffer.concat(kept[stream]).toString('utf8')
      return secret ? whole.replaceAll(secret, '[password]') : whole
    },
  }
}
