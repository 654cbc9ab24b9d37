import { admin, router } from '../trpc.ts'
import { auditCsvSchema, auditFilterSchema, auditPageSchema, listAuditInputSchema } from './audit.schemas.ts'
import { exportAudit, listAudit } from './audit.service.ts'

export const auditRouter = router({
  list: admin
    .input(listAuditInputSchema)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  // This is a mutation because it records the export in the audit log.
  export: admin
    .input(auditFilterSchema)
    .output(auditCsvSchema)
    .mutation(({ ctx, input }) => exportAudit(ctx, input)),
})
