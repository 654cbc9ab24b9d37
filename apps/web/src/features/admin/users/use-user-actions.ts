import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import type { UserRow } from '@pathwise/api/users/users.schemas'
import { downloadFile } from '../../../lib/download-file.ts'
import { trpc } from '../../../lib/trpc.ts'

export function useUserActions({ id }: Pick<UserRow, 'id'>, role: Role) {
  const setRole = trpc.users.setRole.useMutation()
  const setSuspended = trpc.users.setSuspended.useMutation()
  const endSignIns = trpc.users.endSignIns.useMutation()
  const resetFactors = trpc.users.resetFactors.useMutation()
  const exporting = trpc.users.export.useMutation()
  const removing = trpc.users.remove.useMutation()
  return {
    setRole: () => setRole.mutateAsync({ id, role }),
    suspend: () => setSuspended.mutateAsync({ id, suspended: true }),
    unsuspend: () => setSuspended.mutateAsync({ id, suspended: false }),
    endSignIns: () => endSignIns.mutateAsync({ id }),
    resetFactors: () => resetFactors.mutateAsync({ id }),
    export: async () => {
      const data = await exporting.mutateAsync({ id })
      downloadFile(`account-${id}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    },
    remove: () => removing.mutateAsync({ id }),
  }
}
