/** The PostgreSQL channel on which servers announce the ids of changed exports. */
export const exportChannel = 'export_jobs'

/** The interval at which the exporting server updates `seen_at`. */
export const heartbeatMs = 5_000

/**
 * The number of seconds without an update, measured by the database's clock, after which a running export is considered
 * lost.
 */
export const silenceSeconds = 15

/** The final states of an export. */
export type ExportEnd = 'finished' | 'failed' | 'cancelled'
