import { doneSchema } from '../auth/auth.schemas.ts'
import { accountExportSchema } from '../data-export/data-export.schemas.ts'
import { admin, router } from '../trpc.ts'
import {
  listUsersInputSchema,
  setRoleInputSchema,
  setUserSuspendedInputSchema,
  userInputSchema,
  userRowSchema,
  usersPageSchema,
} from './users.schemas.ts'
import {
  endSignIns,
  exportUser,
  listUsers,
  removeUser,
  resetFactors,
  setRole,
  setUserSuspended,
} from './users.service.ts'

export const usersRouter = router({
  list: admin
    .input(listUsersInputSchema)
    .output(usersPageSchema)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  setRole: admin
    .input(setRoleInputSchema)
    .output(userRowSchema)
    .mutation(({ ctx, input }) => setRole(ctx, input)),
  setSuspended: admin
    .input(setUserSuspendedInputSchema)
    .output(userRowSchema)
    .mutation(({ ctx, input }) => setUserSuspended(ctx, input)),
  endSignIns: admin
    .input(userInputSchema)
    .output(userRowSchema)
    .mutation(({ ctx, input }) => endSignIns(ctx, input.id)),
  resetFactors: admin
    .input(userInputSchema)
    .output(userRowSchema)
    .mutation(({ ctx, input }) => resetFactors(ctx, input.id)),
  // This is a mutation because it records the export in the audit log.
  export: admin
    .input(userInputSchema)
    .output(accountExportSchema)
    .mutation(({ ctx, input }) => exportUser(ctx, input.id)),
  remove: admin
    .input(userInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeUser(ctx, input.id)),
})
