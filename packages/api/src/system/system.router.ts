import { publicProcedure, router } from '../trpc.ts'
import { configOutputSchema, okOutputSchema, versionOutputSchema } from './system.schemas.ts'

export const systemRouter = router({
  config: publicProcedure.output(configOutputSchema).query(({ ctx }) => ({
    demo: ctx.demo,
    development: ctx.development,
    editor_origins: [...ctx.editorOrigins],
  })),
  ok: publicProcedure.output(okOutputSchema).query(() => ({ ok: true })),
  version: publicProcedure.output(versionOutputSchema).query(({ ctx }) => ({ version: ctx.version })),
})
