import { destination, type Logger, pino } from 'pino'

/** JSON lines on the standard output. What could let somebody in is never written. */
export function createLogger(level: string): Logger {
  return pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'] },
    // Lines are written in batches; what is left goes out when the process ends.
    destination({ sync: false }),
  )
}
