export const subscription = {
  title: 'Your subscription',
  free: 'Free of charge.',
  unpaid: 'Your last payment for {{plan}} did not go through. Update your card to restore your subscription.',
  renewsOn: 'Renews on {{date}}.',
  endsOn: 'Ends on {{date}}. After that, you’ll be on the Free plan.',
  savedPlans: 'Your account keeps up to {{limit}} saved reports.',
  seePlans: 'Compare subscriptions',
  failed: 'We can’t show your subscription right now.',
} as const
