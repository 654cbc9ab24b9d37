import type { ExportSource } from '../export-source.ts'
import { readMailStatus } from './links.service.ts'

export const exportMailStatus: ExportSource<'mail_status'> = (deps, caller) => readMailStatus({ ...deps, caller })
