/** Where servers announce, by its id, that an export has moved on. */
export const exportChannel = 'export_jobs'

/** How often the server that works on an export says that it is still there. */
export const heartbeatMs = 5_000

/** A running export whose server has been silent for so long has lost it. By the database's clock. */
export const silenceSeconds = 15

/** How an export can end. */
export type ExportEnd = 'finished' | 'failed' | 'cancelled'
