/** The recommendation cards' words, and why each is shown. The cards themselves are in the planner's catalogue. */
export const recommendations = {
  reasons: {
    goal: 'Fits your {{exam}} goal.',
    subject: 'Helps with {{subject}}, which your goal needs.',
    start: 'A good place to start.',
    grade: 'For students in {{grade}}.',
    country: {
      US: 'Written for schools in the US.',
      CA: 'Written for schools in Canada.',
    },
    everyone: 'Useful whatever your goal.',
  },
  cards: {
    strategy: {
      any: {
        title: 'Get your own strategy',
        summary: 'Choose your grade and a goal, and see what to study next week and why.',
      },
      sat: {
        title: 'A strategy for your SAT',
        summary: 'See where you can gain the most points, and what to work on next week.',
      },
      act: {
        title: 'A strategy for your ACT',
        summary: 'See which sections deserve your time, and get a weekly plan to match.',
      },
      ap: {
        title: 'A strategy for your AP courses',
        summary: 'See which topics your exams build on, and begin with the one that helps most.',
      },
      ib: {
        title: 'A strategy for the IB',
        summary: 'See what your subjects build on, and spread the work over weeks you can manage.',
      },
    },
    studyPlan: {
      G9: {
        title: 'Begin with a small habit',
        summary: 'A few short sessions a week are enough for now. Your study plan keeps track of them.',
      },
      G10: {
        title: 'Keep a steady pace',
        summary: 'Check off your steps one by one, and see how far you have come.',
      },
      G11: {
        title: 'Stay on top of a busy year',
        summary: 'Exams, courses, and applications all come this year. Your study plan shows what comes first.',
      },
      G12: {
        title: 'Finish one step at a time',
        summary: 'Applications take time. Your study plan keeps the rest short and clear.',
      },
    },
    practice: {
      mathematics: {
        title: 'Math problems at your level',
        summary: 'Enter math as your goal, and your report will pick problems with answers and explanations.',
      },
      physics: {
        title: 'Physics problems at your level',
        summary: 'Enter physics as your goal, and your report will pick problems with answers and explanations.',
      },
      chemistry: {
        title: 'Chemistry problems at your level',
        summary: 'Enter chemistry as your goal, and your report will pick problems with answers and explanations.',
      },
      biology: {
        title: 'Biology problems at your level',
        summary: 'Enter biology as your goal, and your report will pick problems with answers and explanations.',
      },
    },
    ways: {
      'guides-us': {
        title: 'All guides for the US',
        summary: 'Every subject and every step, from English to paying for college, in one place.',
      },
      'guides-ca': {
        title: 'All guides for Canada',
        summary: 'Every subject and every step, from English to paying for university, in one place.',
      },
      plans: {
        title: 'What is free, and what is not',
        summary: 'Compare the subscriptions side by side before you decide.',
      },
      saved: {
        title: 'Look back at your saved plans',
        summary: 'Open any plan you saved earlier.',
      },
    },
    exams: {
      'sat-us': {
        title: 'The SAT, explained',
        summary: 'How it is built and scored, when to take it, and where to practice for free.',
      },
      'act-us': {
        title: 'The ACT, explained',
        summary: 'What is on today’s shorter version, how it is scored, and when to take it.',
      },
      'ap-us': {
        title: 'AP courses and exams, explained',
        summary: 'How to choose courses, what the scores mean, and what to do in each season.',
      },
      'sat-ca': {
        title: 'The SAT, for applying to US colleges',
        summary: 'Thinking of a college across the border? See how the SAT works, and when to take it.',
      },
      'act-ca': {
        title: 'The ACT, for applying to US colleges',
        summary: 'How the ACT is built and scored, and whether you need it if you apply from Canada.',
      },
      'ap-ca': {
        title: 'AP at a Canadian school',
        summary: 'How AP courses and exams work, what the scores mean, and how to plan the year.',
      },
      ouac: {
        title: 'Applying through OUAC',
        summary: 'How one form reaches several universities in Ontario, and what to do each month.',
      },
      'ouac-this-year': {
        title: 'Applying in Ontario this year?',
        summary: 'The steps and deadlines of your OUAC application, in order.',
      },
    },
    us: {
      'exams-admissions': {
        title: 'How US colleges choose',
        summary: 'Grades, courses, essays, and sometimes scores: what counts, and when each part happens.',
      },
      math: {
        title: 'Math, course by course',
        summary: 'How the courses lead from Algebra 1 to calculus or statistics, and how to close a gap.',
      },
      english: {
        title: 'Grow as a reader and writer',
        summary: 'Which skills English builds in each grade, and why other subjects depend on them.',
      },
      science: {
        title: 'Put your science courses in order',
        summary: 'How biology, chemistry, and physics fit together, and which order keeps your options open.',
      },
      'social-studies': {
        title: 'History and social studies',
        summary: 'What each grade usually covers, and how to write answers that hold together.',
      },
      languages: {
        title: 'How far to take a language',
        summary: 'How many years of a language colleges like to see, and how to keep yours growing.',
      },
      'cs-engineering': {
        title: 'Computing and engineering',
        summary: 'The math and physics you need, and what to build even without a course at school.',
      },
      'economics-social': {
        title: 'Business, economics, and social sciences',
        summary: 'Where you find them in high school, and which skills they really require.',
      },
      extracurricular: {
        title: 'A few activities, done well',
        summary: 'How to choose them, grow in them, and describe them honestly.',
      },
      'scholarship-finances': {
        title: 'Paying for college',
        summary: 'How aid and scholarships work, which forms matter, and what to do this year.',
      },
      'personal-skills': {
        title: 'Habits that hold up under pressure',
        summary: 'Plan your week, get enough sleep, and know who to ask when things get hard.',
      },
      arts: {
        title: 'The arts, in school and beyond',
        summary: 'Courses, portfolios, and auditions, and what changes if you want to study the arts.',
      },
    },
    ca: {
      'exams-admissions': {
        title: 'How Canadian universities choose',
        summary: 'Your courses and marks carry most of the weight. See how applying works in each province.',
      },
      math: {
        title: 'Choose your math pathway',
        summary:
          'Your pathway decides which programs are open to you. See how the courses connect, and how to keep up.',
      },
      english: {
        title: 'Raise your English mark',
        summary:
          'Almost every university looks at your English mark. See how the courses are organized, and what helps.',
      },
      science: {
        title: 'Sciences for the program you want',
        summary: 'Which sciences your program requires, and how to prepare in earlier grades.',
      },
      'social-studies': {
        title: 'Canadian history and social studies',
        summary: 'What each province teaches, and how to write about it with evidence.',
      },
      languages: {
        title: 'French, and the language you bring',
        summary: 'Programs, certificates, and how the language you speak at home may earn a credit.',
      },
      'cs-engineering': {
        title: 'Computing and engineering in Canada',
        summary: 'The specific courses that programs ask for, what to build, and what co-op means.',
      },
      'economics-social': {
        title: 'Business and social sciences in Canada',
        summary: 'Where they appear in school, and which math they quietly require.',
      },
      extracurricular: {
        title: 'Activities that you enjoy',
        summary: 'Where they still count in Canada, and how to keep a record worth sending.',
      },
      'scholarship-finances': {
        title: 'Paying for university',
        summary: 'Provincial aid, awards, and savings: which forms matter where you live.',
      },
      'personal-skills': {
        title: 'Steady habits for long winters',
        summary: 'Plan your weeks, study in ways that stick, and find help when things get hard.',
      },
      arts: {
        title: 'Arts, as a credit or a calling',
        summary: 'What each grade offers, and how portfolios and auditions work.',
      },
    },
  },
} as const
