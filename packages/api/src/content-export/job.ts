/** The PostgreSQL channel that announces the ids of changed exports to all servers. */
export const exportChannel = 'export_jobs'

/** The interval at which the exporting server updates `seen_at`. */
export const heartbeatMs = 5_000

/** How long a running export may go without an update, by the database's clock, before it is considered lost. */
export const silenceSeconds = 15

export type ExportEnd = 'finished' | 'failed' | 'cancelled'
