export const placeholders = {
  comingSoon: 'Coming soon',
  links: {
    quickStart: 'Get My Strategy',
    usGuides: 'Browse US Guides',
    examGuides: 'See the exam guides',
    home: 'Go to the home page',
    savedPlans: 'Open my saved plans',
  },
  pages: {
    pricing: {
      title: 'Pricing',
      text: 'Plans and prices will be compared here. Everything you can use today is free.',
    },
    plans: {
      title: 'Plans',
      text: 'A table that compares the plans feature by feature will be here. Everything you can use today is free.',
    },
    checkout: {
      title: 'Checkout',
      text: 'You will be able to choose and pay for a plan here. Nothing can be bought yet, and nobody is charged.',
    },
    checkoutSuccess: {
      title: 'Payment',
      text: 'After a payment, your subscriptions will be listed here. Nothing can be bought yet, and nobody is charged.',
    },
    contentList: {
      title: 'Content',
      text: 'Study materials to search, read and download will be listed here.',
    },
    contentEdit: {
      title: 'Edit content',
      text: 'Editors will write study materials here.',
    },
    trash: {
      title: 'Trash',
      text: 'Administrators will restore deleted content here, or remove it for good.',
    },
    expiring: {
      title: 'Expiring subscriptions',
      text: 'Administrators will see here which subscriptions end soon.',
    },
    questions: {
      title: 'Question editor',
      text: 'Editors will find and write practice questions here.',
    },
    studyPlan: {
      title: 'Study plan',
      text: 'Your study plan, with steps to start, continue and complete, will be here. Your strategy report already has a plan for next week.',
    },
  },
} as const
