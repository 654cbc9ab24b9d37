/** User menu links that visitors and signed-in users share. `text` is a key in the `shell` namespace. */
export const accountLinks = [
  { to: '/plans', text: 'nav.plans' },
  { to: '/saved', text: 'nav.savedPlans' },
  { to: '/content/list', text: 'nav.content' },
] as const

export const mainLinks = [
  { to: '/', text: 'nav.home' },
  { to: '/guides/us', text: 'nav.guides' },
  ...accountLinks,
] as const

/** Links to the student's own pages. */
export const studyLinks = [
  { to: '/study-plan', text: 'nav.studyPlan' },
  { to: '/practice', text: 'nav.practice' },
  { to: '/progress', text: 'nav.progress' },
  { to: '/recommendations', text: 'nav.recommendations' },
] as const

/** Links for staff. `role` is the minimum role that sees the link. */
export const staffLinks = [
  { to: '/admin/questions', text: 'nav.questions', role: 'editor' },
  { to: '/content/edit', text: 'nav.newContent', role: 'editor' },
  { to: '/admin/trash', text: 'nav.trash', role: 'editor' },
  { to: '/admin/expiring', text: 'nav.expiring', role: 'admin' },
  { to: '/admin/users', text: 'nav.admin', role: 'admin' },
  { to: '/admin/mail', text: 'nav.mail', role: 'admin' },
  { to: '/portal', text: 'nav.operations', role: 'admin' },
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
  { to: '/contact', text: 'footer.contact' },
] as const
