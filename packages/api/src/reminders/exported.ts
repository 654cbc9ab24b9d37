import type { ExportSource } from '../export-source.ts'
import { readReminders } from './reminders.service.ts'

export const exportReminders: ExportSource<'reminders'> = ({ prisma }, { id }) => readReminders(prisma, id)
