/** What a process writes, up to a number of bytes over all its streams. */
export function captureOutput(largestBytes: number) {
  const kept = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  let bytes = 0
  return {
    /** @returns whether there was room for all of it */
    add(stream: keyof typeof kept, chunk: Buffer): boolean {
      const room = largestBytes - bytes
      kept[stream].push(chunk.subarray(0, Math.max(room, 0)))
      bytes += chunk.byteLength
      return bytes <= largestBytes
    },
    /** As text, without a secret that a command may have repeated. */
    text(stream: keyof typeof kept, secret: string | undefined): string {
      const whole = Buffer.concat(kept[stream]).toString('utf8')
      return secret ? whole.replaceAll(secret, '[password]') : whole
    },
  }
}
