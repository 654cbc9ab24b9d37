import { admin, router } from '../trpc.ts'
import { saleSchema, setAnnouncementInputSchema, settingsSchema } from './settings.schemas.ts'
import { readSettings, setAnnouncement, setSale } from './settings.service.ts'

export const settingsRouter = router({
  get: admin.output(settingsSchema).query(({ ctx }) => readSettings(ctx)),
  setAnnouncement: admin
    .input(setAnnouncementInputSchema)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => setAnnouncement(ctx, input)),
  setSale: admin
    .input(saleSchema)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => setSale(ctx, input)),
})
