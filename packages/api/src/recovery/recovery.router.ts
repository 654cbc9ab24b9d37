import { doneSchema } from '../auth/auth.schemas.ts'
import { admin, ownOriginProcedure, router, signedIn } from '../trpc.ts'
import { cancelEmailChange, requestEmailChange } from './email-change.service.ts'
import { confirmLink, openLink, readMailStatus, requestVerification } from './links.service.ts'
import { mailStatusSchema } from './mail-status.schemas.ts'
import {
  confirmedLinkSchema,
  confirmLinkInputSchema,
  issuedResetLinkSchema,
  issueResetLinkInputSchema,
  openedLinkSchema,
  openLinkInputSchema,
  requestEmailChangeInputSchema,
  requestResetInputSchema,
  resetPasswordInputSchema,
} from './recovery.schemas.ts'
import { issueResetLink, requestReset, resetPassword } from './reset.service.ts'

export const recoveryRouter = router({
  requestReset: ownOriginProcedure
    .input(requestResetInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => requestReset(ctx, input.email)),
  resetPassword: ownOriginProcedure
    .input(resetPasswordInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  // This is a mutation so that the token does not appear in a URL.
  openLink: ownOriginProcedure
    .input(openLinkInputSchema)
    .output(openedLinkSchema)
    .mutation(({ ctx, input }) => openLink(ctx, input.token)),
  confirmLink: ownOriginProcedure
    .input(confirmLinkInputSchema)
    .output(confirmedLinkSchema)
    .mutation(({ ctx, input }) => confirmLink(ctx, input)),
  status: signedIn.output(mailStatusSchema).query(({ ctx }) => readMailStatus(ctx)),
  requestVerification: signedIn.output(doneSchema).mutation(({ ctx }) => requestVerification(ctx)),
  requestEmailChange: signedIn
    .input(requestEmailChangeInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  cancelEmailChange: signedIn.output(doneSchema).mutation(({ ctx }) => cancelEmailChange(ctx)),
  issueResetLink: admin
    .input(issueResetLinkInputSchema)
    .output(issuedResetLinkSchema)
    .mutation(({ ctx, input }) => issueResetLink(ctx, input.email)),
})
