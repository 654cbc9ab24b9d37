import type { Route } from '../route.ts'

export const recoveryRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/recovery/reset-requests'],
    procedure: 'recovery.requestReset',
    summary: 'Sends a link for a new password to an address, if it has an account',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/reset'],
    procedure: 'recovery.resetPassword',
    summary: 'Replaces the password of a reset link’s account and ends all its sign-ins',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/links/open'],
    procedure: 'recovery.openLink',
    summary: 'Returns what the link of a mail allows, without using it',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/links/confirm'],
    procedure: 'recovery.confirmLink',
    summary: 'Uses the link of a mail that confirms an address, a sign-up, a new address or a reminder',
  },
  {
    method: 'GET',
    paths: ['/api/recovery/status'],
    procedure: 'recovery.status',
    summary: 'Returns what is known about mail to the signed-in user',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/verification'],
    procedure: 'recovery.requestVerification',
    summary: 'Sends the signed-in user a mail that confirms the address',
  },
  {
    method: 'POST',
    paths: ['/api/recovery/email-change'],
    procedure: 'recovery.requestEmailChange',
    summary: 'Asks the signed-in user’s old and new address to confirm a change',
  },
  {
    method: 'DELETE',
    paths: ['/api/recovery/email-change'],
    procedure: 'recovery.cancelEmailChange',
    summary: 'Ends the signed-in user’s change of address',
  },
  {
    method: 'POST',
    paths: ['/api/admin/reset-links'],
    procedure: 'recovery.issueResetLink',
    summary: 'Issues a link for a new password, which an admin hands over',
  },
]
