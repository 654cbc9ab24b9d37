export const billing = {
  planName: {
    free: 'Free',
    pro: 'Pro',
    premium_student: 'Premium (Student)',
    premium_family: 'Premium (Family/School)',
  },
  planLine: '{{plan}} plan',
  monthly: '{{price}} per month',
  status: {
    active: 'active',
    trialing: 'in a trial period',
    past_due: 'past due',
    unpaid: 'unpaid',
    canceled: 'canceled',
    incomplete: 'incomplete',
    incomplete_expired: 'expired',
    paused: 'paused',
  },
  manage: 'Manage or cancel',
  manageFailed:
    'The payment service isn’t responding. Your subscription has not changed. Please try again in a moment.',
} as const
