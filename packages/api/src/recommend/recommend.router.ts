import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'
import { router, signedIn } from '../trpc.ts'
import { recommendationsSchema, recommendListInputSchema } from './recommend.schemas.ts'
import { recommend, recommendFocus } from './recommend.service.ts'

export const recommendRouter = router({
  list: signedIn
    .input(recommendListInputSchema)
    .output(recommendationsSchema)
    .query(({ ctx, input }) => recommend(ctx, input)),
  plan: signedIn
    .input(reportContextSchema.pick({ country: true, grade: true, goal: true }))
    .output(recommendationsSchema)
    .query(({ ctx, input }) => recommendFocus(ctx, input)),
})
