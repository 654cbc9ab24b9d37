export const subscription = {
  title: 'Your plan',
  free: 'Free of charge.',
  renewsOn: 'Renews on {{date}}.',
  endsOn: 'Ends on {{date}}. After that, you’ll be on the Free plan.',
  savedPlans: 'Your account keeps up to {{limit}} saved plans.',
  seePlans: 'See the plans',
  failed: 'We can’t show your plan right now.',
  retry: 'Try again',
} as const
