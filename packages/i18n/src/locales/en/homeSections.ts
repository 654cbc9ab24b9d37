/** The home page below the fold: its texts are fetched when a reader gets there. */
export const homeSections = {
  modules: {
    title: 'Modules',
    lead: 'Pick a subject and see what matters in it.',
    english: {
      title: 'English',
      text: 'Close reading, clear writing, and the grammar the tests check.',
    },
    math: {
      title: 'Math',
      text: 'From algebra to calculus, each step building on the last.',
    },
    science: {
      title: 'Science',
      text: 'Biology, chemistry, and physics, with the data skills they share.',
    },
    history: {
      title: 'History',
      text: 'Sources, arguments, and essays that hold together.',
    },
    ap: {
      title: 'AP Courses',
      text: 'What each course expects, and how a 5 is earned.',
    },
    testPrep: {
      title: 'Test Prep',
      text: 'SAT, ACT, AP, and Ontario applications, step by step.',
    },
  },
  profile: {
    title: 'A goal of your own',
    lead: 'Say it in your own words: an exam, a score, a course, or a subject. You get a strategy for it, and the pages that help you most.',
    goal: 'Your goal',
    goalHint: 'For example: SAT 1450 by spring, and stronger in chemistry',
    goalMissing: 'Write your goal first.',
    submit: 'Get strategy and recommendations',
    loginFirst: 'You’ll be asked to log in first. We’ll keep what you typed.',
    ready: 'Your strategy is ready.',
    open: 'Open my strategy',
    failedInfo:
      'Your answers are still here. You can try again, or use Quick Start at the top, which needs no account.',
  },
  recommended: {
    title: 'Recommended plans',
    empty: 'Fill in the form to see up to five recommendations here.',
    search: 'Search all recommendations',
    studyPlan: 'Open my study plan',
  },
  guides: {
    title: 'Guides',
    lead: 'Twelve areas of high school: what matters in each, and when.',
    country: 'Guides for',
    english: 'English',
    math: 'Math',
    science: 'Science',
    'social-studies': 'Social Studies',
    languages: 'Languages',
    arts: 'Arts',
    'exams-admissions': 'Exams & Admissions',
    extracurricular: 'Extracurricular & Leadership',
    'cs-engineering': 'CS & Engineering',
    'economics-social': 'Economics & Social Sciences',
    'personal-skills': 'Personal Skills & Well-being',
    'scholarship-finances': 'Scholarship & Finances',
  },
  grid: {
    title: 'What each grade is for',
    open: '{{grade}}, {{subject}}: {{text}}',
    english: {
      G9: 'Reading closely',
      G10: 'Building an argument',
      G11: 'Rhetoric and research',
      G12: 'Application essays',
    },
    math: {
      G9: 'Linear equations',
      G10: 'Quadratics and geometry',
      G11: 'Functions',
      G12: 'Calculus or statistics',
    },
    science: {
      G9: 'Measuring and data',
      G10: 'Cells, atoms, motion',
      G11: 'One science in depth',
      G12: 'Labs and advanced courses',
    },
    'social-studies': {
      G9: 'Maps and sources',
      G10: 'World history and civics',
      G11: 'Causes and evidence',
      G12: 'Government and economics',
    },
  },
  subscribe: {
    title: 'Go further with Pro',
    text: 'Planned for Pro: a history of your progress, a closer look at your skills, and a plan on your own hours. Everything you can use today is free.',
    pricing: 'View Pricing Plans',
    now: 'Subscribe Now',
  },
} as const
