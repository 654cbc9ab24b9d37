import { doneSchema } from '../auth/auth.schemas.ts'
import { router, signedIn } from '../trpc.ts'
import { finishPasskey, finishTotp, startPasskey, startTotp } from './enroll.service.ts'
import {
  factorIdInputSchema,
  factorListSchema,
  finishPasskeyInputSchema,
  finishTotpInputSchema,
  recoveryCodesSchema,
  renameFactorInputSchema,
  startedPasskeySchema,
  startedTotpSchema,
} from './factors.schemas.ts'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from './factors.service.ts'

export const factorsRouter = router({
  list: signedIn.output(factorListSchema).query(({ ctx }) => listFactors(ctx)),
  startTotp: signedIn.output(startedTotpSchema).mutation(({ ctx }) => startTotp(ctx)),
  finishTotp: signedIn
    .input(finishTotpInputSchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => finishTotp(ctx, input)),
  startPasskey: signedIn.output(startedPasskeySchema).mutation(({ ctx }) => startPasskey(ctx)),
  finishPasskey: signedIn
    .input(finishPasskeyInputSchema)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => finishPasskey(ctx, input)),
  rename: signedIn
    .input(renameFactorInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => renameFactor(ctx, input)),
  remove: signedIn
    .input(factorIdInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeFactor(ctx, input.id)),
  renewRecoveryCodes: signedIn.output(recoveryCodesSchema).mutation(({ ctx }) => renewRecoveryCodes(ctx)),
})
