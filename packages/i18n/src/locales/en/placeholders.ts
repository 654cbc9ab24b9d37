export const placeholders = {
  comingSoon: 'Coming soon',
  links: {
    quickStart: 'Get My Strategy',
    usGuides: 'Browse US Guides',
    canadaGuides: 'Browse Canada Guides',
    examGuides: 'See the exam guides',
    home: 'Go to the home page',
    savedPlans: 'Open my saved plans',
    officialSite: 'Visit the official site',
  },
  pages: {
    guidesUs: {
      title: 'US Guides',
      text: 'Guides to twelve areas of study and school life in the US are being written. The exam guides come first.',
    },
    guidesCanada: {
      title: 'Canada Guides',
      text: 'Guides for students in Canada are being written, with applications to Ontario universities first.',
    },
    sat: {
      title: 'SAT guide',
      text: 'An overview, a timeline and resources for the SAT will be here. Until then, the College Board has dates and fees.',
    },
    ap: {
      title: 'AP guide',
      text: 'An overview, a timeline and resources for AP exams will be here. Until then, the College Board has the exam calendar.',
    },
    act: {
      title: 'ACT guide',
      text: 'An overview, a timeline and resources for the ACT will be here. Until then, ACT has dates and fees.',
    },
    ouac: {
      title: 'OUAC guide',
      text: 'How to apply to Ontario universities, with a timeline and resources, will be here. Until then, OUAC has the deadlines.',
    },
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
  guide: {
    title: 'Guide: {{slug}}',
    text: 'This guide is being written. The exam guides come first.',
  },
  exams: {
    title: 'Exams & Admissions',
    lead: 'Choose an exam or an application to see what it asks for and when.',
    sat: {
      title: 'SAT',
      text: 'The digital test of reading, writing and math that many US colleges accept.',
    },
    ap: {
      title: 'AP',
      text: 'College-level courses in high school, each with an exam in May.',
    },
    act: {
      title: 'ACT',
      text: 'English, math, reading, and optional science and writing.',
    },
    ouac: {
      title: 'OUAC',
      text: 'One application to universities in Ontario, Canada.',
    },
  },
} as const
