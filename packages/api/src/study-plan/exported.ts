import type { ExportSource } from '../export-source.ts'
import { readFollowedPlan } from './followed-plan.service.ts'
import { readProgress } from './study-plan.service.ts'
import { readStudyRecord } from './work.service.ts'

export const exportProgress: ExportSource<'study_plan'> = async ({ prisma }, caller) =>
  (await readProgress({ prisma, caller })).items

export const exportStudyRecord: ExportSource<'study_record'> = ({ prisma }, { id }) => readStudyRecord(prisma, id)

export const exportFollowedPlan: ExportSource<'followed_plan'> = ({ prisma }, { id }) => readFollowedPlan(prisma, id)
