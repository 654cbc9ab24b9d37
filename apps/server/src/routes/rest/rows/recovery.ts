import type { Route } from '../route.ts'

export const recoveryRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/recovery/reset-requests'],
    procedure: 'recovery.requestReset',
    summary: 'Emails a password reset link to an address, if it has an account',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/reset'],
    procedure: 'recovery.resetPassword',
    summary: 'Sets a new password for a reset link’s account and ends all its sessions',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/links/open'],
    procedure: 'recovery.openLink',
    summary: 'Returns what an emailed link allows, without using it',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/links/confirm'],
    procedure: 'recovery.confirmLink',
    summary: 'Uses an emailed link that confirms an address, a sign-up, a new address or a reminder',
  },
  {
    method: 'GET',
    paths: ['/api/recovery/status'],
    procedure: 'recovery.status',
    summary: 'Returns the email status of the signed-in user',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/verification'],
    procedure: 'recovery.requestVerification',
    summary: 'Sends the signed-in user an email that confirms the address',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/email-change'],
    procedure: 'recovery.requestEmailChange',
    summary: 'Asks the signed-in user to confirm a change of address, at the old and the new address',
  },
  {
    method: 'DELETE',
    paths: ['/api/recovery/email-change'],
    procedure: 'recovery.cancelEmailChange',
    summary: 'Cancels the signed-in user’s change of address',
  },
  {
    method: 'POST',
    paths: ['/api/admin/reset-links'],
    procedure: 'recovery.issueResetLink',
    summary: 'Issues a password reset link for an admin to hand over',
  },
]
