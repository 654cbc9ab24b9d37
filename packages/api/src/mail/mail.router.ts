import { admin, router } from '../trpc.ts'
import { listMailInputSchema, mailListSchema } from './mail.schemas.ts'
import { listMail } from './mail.service.ts'

export const mailRouter = router({
  list: admin
    .input(listMailInputSchema)
    .output(mailListSchema)
    .query(({ ctx, input }) => listMail(ctx, input)),
})
