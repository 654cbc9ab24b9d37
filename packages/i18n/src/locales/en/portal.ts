export const portal = {
  title: 'Portal',
  text: 'The main pages, your account, and the tools for the people who run this site.',
  missing: {
    title: 'There is no page here',
    text: 'The address may be misspelled, or the page may have moved. These are good places to start:',
  },
  development: {
    title: 'Development server',
    text: 'You are looking at the app straight from its source: it reloads when a file changes, and pages load more slowly than in production.',
  },
  places: {
    title: 'Main pages',
    home: 'Home',
    quickStart: 'Get My Strategy',
    usGuides: 'Browse US Guides',
    examGuides: 'See the exam guides',
    savedPlans: 'Open my saved plans',
    plans: 'Compare plans',
    measure: 'Measure your skills',
    progress: 'See my progress',
  },
  account: {
    title: 'Your account',
    signedIn: 'You are logged in as {{email}}.',
    open: 'Open my account',
    logout: 'Logout',
    logoutFailed: 'You are still logged in, because we could not reach the server. Please try again.',
  },
  operations: {
    title: 'Operations',
    text: 'For the people who run this site.',
  },
} as const
