import { destination, type Logger, pino } from 'pino'

/** Creates a logger that writes JSON lines to stdout and redacts credentials. */
export function createLogger(level: string): Logger {
  return pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'] },
    // A write costs more than a line, so lines are buffered for up to a second and flushed on exit.
    destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  )
}
