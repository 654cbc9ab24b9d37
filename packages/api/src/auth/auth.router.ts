import { ownOriginProcedure, publicProcedure, router, signedIn } from '../trpc.ts'
import {
  accessTokenSchema,
  confirmPasswordInputSchema,
  currentUserSchema,
  doneSchema,
  loginInputSchema,
  probeOutputSchema,
  signedInSchema,
} from './auth.schemas.ts'
import { confirmPassword, login, logout, refresh } from './auth.service.ts'
import { presentCaller } from './sign-in.ts'

export const authRouter = router({
  login: ownOriginProcedure
    .input(loginInputSchema)
    .output(signedInSchema)
    .mutation(({ ctx, input }) => login(ctx, input)),
  refresh: ownOriginProcedure.output(accessTokenSchema).mutation(({ ctx }) => refresh(ctx)),
  logout: ownOriginProcedure.output(doneSchema).mutation(({ ctx }) => logout(ctx)),
  me: signedIn.output(currentUserSchema).query(({ ctx }) => presentCaller(ctx.caller)),
  probe: publicProcedure
    .output(probeOutputSchema)
    .query(async ({ ctx }) => ({ ok: true, authenticated: (await ctx.identify()) !== null })),
  confirmPassword: signedIn
    .input(confirmPasswordInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmPassword(ctx, input.password)),
})
