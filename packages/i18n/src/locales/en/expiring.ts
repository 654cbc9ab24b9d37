export const expiring = {
  title: 'Expiring Subscriptions',
  lead: 'Subscriptions whose paid period ends soon, soonest first.',
  days: 'Days',
  limit: 'Limit',
  outOfRange: 'Enter a whole number from {{least}} to {{most}}.',
  reload: 'Reload',
  columns: {
    email: 'Email',
    status: 'Status',
    daysLeft: 'Days Left',
    periodEnd: 'Period End (UTC)',
    subscription: 'Subscription',
  },
  empty: 'No subscriptions end in this period.',
  unreachable: 'The server cannot be reached',
  panel: {
    title: 'Expiring in 3 days',
    empty: 'No subscriptions end in the next 3 days.',
    days_one: '{{count}} day left',
    days_other: '{{count}} days left',
    all: 'See all expiring subscriptions',
  },
} as const
