import { admin, router } from '../trpc.ts'
import { listSharedLinksInputSchema, sharedLinksPageSchema } from './shared-links.schemas.ts'
import { listSharedLinks } from './shared-links.service.ts'

// Admins delete links with `share.remove` and `parentLinks.remove`.
export const sharedLinksRouter = router({
  list: admin
    .input(listSharedLinksInputSchema)
    .output(sharedLinksPageSchema)
    .query(({ ctx, input }) => listSharedLinks(ctx, input)),
})
