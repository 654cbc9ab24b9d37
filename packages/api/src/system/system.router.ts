import { publicProcedure, router } from '../trpc.ts'
import { okOutputSchema, versionOutputSchema } from './system.schemas.ts'

export const systemRouter = router({
  ok: publicProcedure.output(okOutputSchema).query(() => ({ ok: true })),
  version: publicProcedure.output(versionOutputSchema).query(({ ctx }) => ({ version: ctx.version })),
})
