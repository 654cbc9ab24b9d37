import { destination, type Logger, pino } from 'pino'

/** JSON lines on the standard output. What could let somebody in is never written. */
export function createLogger(level: string): Logger {
  return pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'] },
    // A write costs more than the line in it, so they go out together: within a second, and when the process ends.
    destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  )
}
