export const pricing = {
  title: 'Choose Your Plan',
  lead: 'Start for free, and upgrade when you want more help. Prices are in US dollars.',
  status: {
    on: 'All plans are open. You can change or cancel at any time.',
    off: 'Paid plans are coming soon. Everything you can use today is free.',
    unknown: 'We can’t tell right now whether the paid plans are open. You’ll find out at checkout.',
  },
  comingSoon: 'Coming soon',
  yourPlan: 'Your plan',
  perMonth: 'per month',
  startFree: 'Start for free',
  choose: 'Choose {{plan}}',
  manage: 'See my plan',
  compare: 'Compare the plans',
  cards: {
    free: {
      title: 'Free',
      text: 'A good start, without a card.',
      features: 'Basic learning materials|Study guides|Community support',
    },
    pro: {
      title: 'Pro',
      text: 'Advice made to fit you.',
      features: 'Everything in Free|Personalized study plans|Advanced analytics|Priority support',
    },
    premium: {
      title: 'Premium',
      text: 'A mentor at your side.',
      features: 'Everything in Pro|1:1 mentoring sessions|Custom study schedules|Premium content access',
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
      question: 'Can I change my plan later?',
      answer: 'Yes, at any time. The change takes effect with your next billing cycle.',
    },
    payment: {
      question: 'How can I pay?',
      answer:
        'By major credit card, PayPal, or bank transfer. Stripe handles the payment, and its page shows which of these you can use.',
    },
    trial: {
      question: 'Can I try it first?',
      answer: 'The Free plan is your trial. Use it for as long as you like, and upgrade only if you want more.',
    },
  },
  comparison: {
    title: 'Compare Plans',
    lead: 'What each plan includes, line by line.',
    caption: 'What the Free, Pro, and Premium plans include',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    toPricing: 'Choose a plan',
    rows: {
      price: 'Price per month',
      savedPlans: 'Saved plans kept in your account',
      materials: 'Basic learning materials and study guides',
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
        premium: 'Progress, with a forecast',
      },
      analytics: {
        free: 'Not included',
        pro: 'Included',
        premium: 'Included, with weekly plans',
      },
      support: {
        free: 'From the community',
        pro: 'Basic support, with priority over Free',
        premium: 'Priority support, first in line',
      },
    },
  },
} as const
