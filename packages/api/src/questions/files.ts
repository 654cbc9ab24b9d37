// Functions with which the server imports and exports question files; see apps/server/src/questions.
// biome-ignore lint/performance/noBarrelFile: one of the package's entrances, not a folder's barrel
export { transferLimits } from '@pathwise/question-formats/limits'
export { exportOptionsSchema } from './export/export.schemas.ts'
export { type FileExport, fileExport } from './export/file-export.ts'
export type { CheckedRow } from './import/check-row.ts'
export type { RowChecker } from './import/check-rows.ts'
export { importMessageSchema, importOptionsSchema, importPreviewSchema } from './import/import.schemas.ts'
export { previewImport } from './import/preview-import.service.ts'
export { runImport } from './import/run-import.service.ts'
export { requireEditor } from './require-editor.ts'
