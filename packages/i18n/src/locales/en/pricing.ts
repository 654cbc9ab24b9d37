export const pricing = {
  title: 'Choose Your Plan',
  lead: 'Start for free, and upgrade when you want more help. Prices are in US dollars.',
  status: {
    on: 'All subscriptions are available. You can change or cancel yours at any time.',
    some: 'Subscriptions marked “Coming soon” are not for sale yet. You can change or cancel the others at any time.',
    off: 'Nothing is for sale here yet. Subscriptions are coming soon, and everything you can use today is free.',
    unknown: 'We can’t tell right now whether subscriptions are available. You’ll find out at checkout.',
  },
  comingSoon: 'Coming soon',
  notYet: 'not yet',
  featureNotYet: '{{feature}} (not yet)',
  yourPlan: 'Your subscription',
  paymentFailed: 'Payment failed',
  perMonth: 'per month',
  startFree: 'Start for free',
  choose: 'Choose {{plan}}',
  manage: 'See my subscription',
  compare: 'Compare subscriptions',
  cards: {
    free: {
      title: 'Free',
      text: 'A good start, no card needed.',
      features:
        'Basic learning materials|Study guides|Strategy reports and a study plan|Practice problems|Calendar file and a link for your family|Community support',
    },
    pro: {
      title: 'Pro',
      text: 'For students who want to go further.',
      features: 'Everything in Free|Personalized study plans|Advanced analytics|Priority support',
    },
    premium: {
      title: 'Premium',
      text: 'For busy weeks, and for families and schools.',
      features:
        'Everything in Pro|1:1 mentoring sessions|Custom study schedules|Calendar feed that follows your plan|Forecast of the day your plan ends|Premium content access',
    },
  },
  premiumFor: {
    legend: 'Who is it for?',
    premium_student: 'Student',
    premium_family: 'Family/School',
  },
  faq: {
    title: 'Frequently asked questions',
    change: {
      question: 'Can I change my subscription later?',
      answer: 'Yes, at any time. The change takes effect with your next billing cycle.',
    },
    payment: {
      question: 'How can I pay?',
      answer:
        'On Stripe’s payment page: with a major credit card, or by PayPal or bank transfer where Stripe offers them.',
    },
    trial: {
      question: 'Can I try it first?',
      answer: 'The Free plan is your trial. Use it for as long as you like, and upgrade only if you want more.',
    },
  },
  comparison: {
    title: 'Compare Plans',
    lead: 'What each subscription includes, line by line. Anything that does not exist yet is marked “not yet” and is not for sale.',
    caption: 'What Free, Pro, and Premium include',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    toPricing: 'Choose a subscription',
    rows: {
      price: 'Price per month',
      savedPlans: 'Saved reports kept in your account',
      materials: 'Basic learning materials and study guides',
      reports: 'Strategy reports',
      practice: 'Practice problems',
      calendar: 'Calendar file and a link for your family',
      overview: 'Skills overview, with your latest result',
      daily: 'Mistake review and today’s tasks',
      content: 'Content',
      ai: 'AI',
      dashboard: 'Dashboard',
      studyPlans: 'Personalized study plans',
      analytics: 'Advanced analytics',
      mentoring: '1:1 mentoring sessions',
      schedules: 'Custom study schedules',
      premiumContent: 'Premium content access',
      support: 'Support',
    },
    words: {
      studyPlans: {
        free: 'Built around default hours',
        pro: 'Built around your own hours, and replanned when things change',
        premium: 'Built around your busy times, too, with a calendar feed',
      },
      content: {
        free: 'The same for everyone',
        pro: 'Some of it made for you',
        premium: 'Unlimited, made for you',
      },
      ai: {
        free: 'Very limited',
        pro: 'A monthly limit',
        premium: 'Unlimited',
      },
      dashboard: {
        free: 'None',
        pro: 'Progress and weaknesses',
        premium: 'Progress, with a forecast of when your plan ends',
      },
      analytics: {
        free: 'Not included',
        pro: 'A closer look at each skill',
        premium: 'A closer look, with weekly plans',
      },
      support: {
        free: 'From the community',
        pro: 'Basic support, with priority over Free',
        premium: 'Priority support, first in line',
      },
    },
  },
} as const
