import { line } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { paidPlanIds } from '../billing/plans.vocabulary.ts'
import { announcementPlaces, longestAnnouncedText, longestAnnouncedTitle } from './settings.vocabulary.ts'

const announcedTextSchema = z.object({
  title: line(longestAnnouncedTitle).describe('The title.'),
  text: line(longestAnnouncedText).describe('The text after the title.'),
})

const inEachLanguage = z.object({
  en: announcedTextSchema.describe('In English.'),
  ko: announcedTextSchema.describe('In Korean.'),
  'zh-TW': announcedTextSchema.describe('In Traditional Chinese.'),
  'zh-CN': announcedTextSchema.describe('In Simplified Chinese.'),
})

export const announcementSchema = z.object({
  place: z.enum(announcementPlaces).describe('Where to show it: nowhere, on the home page, or on every page.'),
  texts: inEachLanguage.nullable().describe('The title and text in each language; null for the built-in announcement.'),
})
export type Announcement = z.infer<typeof announcementSchema>

export const setAnnouncementInputSchema = announcementSchema.extend({
  previous: announcementSchema
    .optional()
    .describe('The announcement that the admin saw. If it has changed since, the change is refused.'),
})
export type SetAnnouncementInput = z.infer<typeof setAnnouncementInputSchema>

export const saleSchema = z.object({
  plan: z.enum(paidPlanIds).describe('The billing plan.'),
  sold: z.boolean().describe('Whether it is for sale.'),
})
export type Sale = z.infer<typeof saleSchema>

export const settingsSchema = z.object({
  announcement: announcementSchema,
  sales: z.array(saleSchema).describe('The plans that this version can sell; empty if billing is off.'),
})
export type Settings = z.infer<typeof settingsSchema>

/** The billing plans whose sale an admin has paused. */
export const pausedPlansSchema = z.array(z.enum(paidPlanIds))
