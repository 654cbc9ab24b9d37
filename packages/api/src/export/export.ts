// Functions with which the server streams exports and their progress; see apps/server/src/export.
// biome-ignore lint/performance/noBarrelFile: one of the package's entrances, not a folder's barrel
export { type ExportDocument, type ExportEntry, readEntries } from './entries.ts'
export { exportMessageSchema, exportZipInputSchema, unknownExportCode } from './export.schemas.ts'
export { forgetOldExports, startExport } from './export.service.ts'
export type { RunningExport } from './running-export.ts'
export { type WatchedExport, watchExport } from './watch-export.ts'
