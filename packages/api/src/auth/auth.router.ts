import { z } from 'zod'
import {
  answerChallengeInputSchema,
  secondFactorOptionsInputSchema,
  secondFactorOptionsSchema,
  startedConfirmSchema,
} from '../factors/factors.schemas.ts'
import {
  confirmWithFactor,
  readSignInOptions,
  signInWithFactor,
  startConfirmation,
} from '../factors/sign-in-with-factor.ts'
import { ownOriginProcedure, publicProcedure, router, signedIn } from '../trpc.ts'
import { findCaller } from './access-tokens.ts'
import {
  accessTokenSchema,
  confirmPasswordInputSchema,
  currentUserSchema,
  doneSchema,
  endSignInInputSchema,
  loginInputSchema,
  probeOutputSchema,
  signedInSchema,
  signInRowSchema,
} from './auth.schemas.ts'
import { confirmPassword, login, logout, refresh } from './auth.service.ts'
import { presentCaller } from './sign-in.ts'
import { endSignIn, listSignIns } from './sign-ins.service.ts'

export const authRouter = router({
  login: ownOriginProcedure
    .input(loginInputSchema)
    .output(signedInSchema)
    .mutation(({ ctx, input }) => login(ctx, input)),
  secondFactorOptions: ownOriginProcedure
    .input(secondFactorOptionsInputSchema)
    .output(secondFactorOptionsSchema)
    // This is a mutation so that the challenge never appears in a URL.
    .mutation(({ ctx, input }) => readSignInOptions(ctx, input.challenge)),
  secondFactor: ownOriginProcedure
    .input(answerChallengeInputSchema)
    .output(signedInSchema)
    .mutation(({ ctx, input }) => signInWithFactor(ctx, input)),
  refresh: ownOriginProcedure.output(accessTokenSchema).mutation(({ ctx }) => refresh(ctx)),
  logout: ownOriginProcedure.output(doneSchema).mutation(({ ctx }) => logout(ctx)),
  me: signedIn.output(currentUserSchema).query(({ ctx }) => presentCaller(ctx.caller)),
  probe: publicProcedure
    .output(probeOutputSchema)
    .query(async ({ ctx }) => ({ ok: true, authenticated: (await findCaller(ctx)) !== null })),
  confirmPassword: signedIn
    .input(confirmPasswordInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input.password)),
  signIns: signedIn.output(z.array(signInRowSchema)).query(({ ctx }) => listSignIns(ctx)),
  endSignIn: signedIn
    .input(endSignInInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endSignIn(ctx, input.id)),
  startConfirmFactor: signedIn.output(startedConfirmSchema).mutation(({ ctx }) => startConfirmation(ctx)),
  confirmFactor: signedIn
    .input(answerChallengeInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmWithFactor(ctx, input)),
})
