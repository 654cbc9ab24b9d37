import { accessTokenSchema, doneSchema } from '../auth/auth.schemas.ts'
import { accountExportSchema } from '../data-export/data-export.schemas.ts'
import { exportAccount } from '../data-export/data-export.service.ts'
import { ownOriginProcedure, router, signedIn } from '../trpc.ts'
import {
  changePasswordInputSchema,
  deleteAccountInputSchema,
  registeredSchema,
  registerInputSchema,
} from './account.schemas.ts'
import { changePassword, deleteAccount, register, signOutEverywhere } from './account.service.ts'

export const accountRouter = router({
  register: ownOriginProcedure
    .input(registerInputSchema)
    .output(registeredSchema)
    .mutation(({ ctx, input }) => register(ctx, input)),
  changePassword: signedIn
    .input(changePasswordInputSchema)
    .output(accessTokenSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  signOutEverywhere: signedIn.output(doneSchema).mutation(({ ctx }) => signOutEverywhere(ctx)),
  exportData: signedIn.output(accountExportSchema).query(({ ctx }) => exportAccount(ctx, ctx.caller)),
  delete: signedIn
    .input(deleteAccountInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input.password)),
})
