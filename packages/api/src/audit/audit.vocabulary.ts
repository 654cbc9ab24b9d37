/** What the audit log records. The web app has a text for each. */
export const auditActions = [
  'account_created',
  'account_deleted',
  'account_exported',
  'audit_exported',
  'content_deleted',
  'email_changed',
  'item_resumed',
  'item_suspended',
  'operation_ended',
  'operation_started',
  'parent_link_removed',
  'password_changed',
  'refused',
  'reset_link_issued',
  'report_reviewed',
  'role_changed',
  'session_reused',
  'setting_changed',
  'share_removed',
  'sign_in',
  'sign_in_failed',
  'sign_in_locked',
  'sign_ins_ended',
  'suspended',
  'unsuspended',
  'webhook_retried',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditTargetKinds = [
  'account',
  'command',
  'content',
  'event',
  'parent_link',
  'question',
  'setting',
  'share',
] as const
export type AuditTargetKind = (typeof auditTargetKinds)[number]
