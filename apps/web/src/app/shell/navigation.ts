/** The main places, as the top bar and the side menu list them. `text` is a key of the `shell` texts. */
export const mainLinks = [
  { to: '/', text: 'nav.home' },
  { to: '/guides/us', text: 'nav.guides' },
  { to: '/plans', text: 'nav.plans' },
  { to: '/saved', text: 'nav.savedPlans' },
  { to: '/content/list', text: 'nav.content' },
] as const

export const accountLinks = [
  { to: '/plans', text: 'nav.plans' },
  { to: '/saved', text: 'nav.savedPlans' },
  { to: '/content/list', text: 'nav.content' },
  { to: '/login', text: 'nav.login' },
] as const

export const guideLinks = [
  { to: '/guides/us', text: 'guides.us' },
  { to: '/guides/ca', text: 'guides.canada' },
  { to: '/guides/us/exams-admissions', text: 'guides.examsAdmissions' },
  { to: '/guides/us/extracurricular', text: 'guides.extracurricular' },
  { to: '/guides/us/personal-skills', text: 'guides.personalSkills' },
  { to: '/guides/us/scholarship-finances', text: 'guides.scholarshipFinances' },
] as const

export const aboutLinks = [
  { to: '/about', text: 'footer.about' },
  { to: '/terms', text: 'footer.terms' },
  { to: '/privacy', text: 'footer.privacy' },
  { to: '/accessibility', text: 'footer.accessibility' },
] as const
