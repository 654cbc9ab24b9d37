/** The content that a guide must have in every language. */
interface GuideFacts {
  /**
   * Fact tokens that the guide must contain, or prefixes of such tokens. Examples: `sat.fee_usd base` and `sat.scale`.
   */
  readonly facts?: readonly string[]
  /** Names of forms, tests, services and rules that are the same in every language. */
  readonly names?: readonly string[]
  /** Links to the official pages where readers can check facts that may change. */
  readonly links?: readonly string[]
}

const ontario = 'https://www.ontario.ca'
const commonApp = 'https://www.commonapp.org'
const studentAid = 'https://studentaid.gov'
const contests = 'https://cemc.uwaterloo.ca'
const apStudents = 'https://apstudents.collegeboard.org'

/** Required content of the guides, keyed by `place/slug`. */
export const guideFacts: Readonly<Record<string, GuideFacts>> = {
  'exams/sat': {
    facts: [
      ...['sat.sections total_minutes', 'sat.sections total_questions', 'sat.sections break_minutes'],
      ...['sat.sections rw.questions', 'sat.sections rw.minutes'],
      ...['sat.sections math.questions', 'sat.sections math.minutes'],
      ...['sat.scale section', 'sat.scale total', 'sat.scale psat_nmsqt_psat10_section'],
      ...['sat.adaptive', 'sat.no_guess_penalty', 'sat.calculator', 'sat.rw.passages_words'],
      ...['sat.benchmarks sat.rw', 'sat.benchmarks sat.math', 'sat.benchmarks psat_grade10'],
      ...[0, 1, 2, 3].map((index) => `sat.dates_2026_27 ${index}.date`),
      'sat.dates_2026_27 1.later',
      ...['register_days_before', 'late_and_changes_days_before', 'device_loan_days_before', 'december'].map(
        (part) => `sat.deadline_rule ${part}`,
      ),
      ...['sat.fee_usd base', 'sat.fee_usd late', 'sat.score_release_days'],
    ],
    names: [
      ...['Bluebook', 'Desmos', 'CAS', 'superscore', 'Score Choice', 'fee waiver', 'accommodations'],
      ...['PSAT/NMSQT', 'ACT', 'UC|University of California'],
    ],
    links: ['https://satsuite.collegeboard.org/sat/what-to-bring-do/calculator-policy'],
  },
  'exams/act': {
    facts: [
      ...['act.rollout', 'act.core_minutes', 'act.scale section', 'act.composite', 'act.sections math.choices'],
      ...['english', 'math', 'reading', 'science_optional'].flatMap((section) => [
        `act.sections ${section}.questions`,
        `act.sections ${section}.minutes`,
      ]),
      ...['act.sections writing_optional.prompts', 'act.sections writing_optional.minutes'],
      ...['English', 'Mathematics', 'Reading', 'Science'].map((subject) => `act.benchmarks ${subject}`),
      ...['act.preact_benchmarks English', 'act.preact_benchmarks Mathematics', 'concordance.act_to_sat'],
      ...[0, 1, 2].map((index) => `act.science_required_by ${index}`),
      ...[2, 3, 4, 5, 6].map((index) => `act.dates_2026_27 ${index}`),
      ...['act.deadlines_2026_27 weeks_before', 'act.deadlines_2026_27 named.2026-12-12.regular'],
    ],
    names: ['2025', 'STEM', 'PreACT', 'fee waiver', 'accommodations', 'SAT'],
    links: ['https://www.act.org'],
  },
  'exams/ap': {
    facts: [
      ...['ap.new_2026_27 0', 'ap.new_2026_27 1', 'ap.exam_modes fully_digital', 'ap.exam_modes hybrid'],
      ...['ap.scale', 'ap.one_slot_rule', 'ap.ordering final_orders'],
      ...['ap.window_2027 projected.0', 'ap.window_2027 projected.1'],
    ],
    names: ['College Board', 'Bluebook', 'hybrid', 'AP Classroom'],
    links: [
      'https://apcentral.collegeboard.org/exam-administration-ordering-scores/administering-exams/digital-ap-exams/exam-modes',
      apStudents,
    ],
  },
  'exams/ouac': {
    facts: [
      ...['ouac.groups', 'ouac.oen', 'ouac.deadlines 2027.apply', 'ouac.deadlines 2027.earliest_reply'],
      ...['base_3_choices', 'each_extra', 'international', 'max_programs_per_university'].map(
        (part) => `ouac.fees_cad ${part}`,
      ),
      'ontario.community_involvement hours',
    ],
    names: [
      ...['101', '105', 'OSSD', 'OSSLT', '4U', 'IELTS', 'TOEFL', 'SAT', 'AP'],
      ...['equal consideration', 'study permit|스터디 퍼밋'],
    ],
    links: [ontario],
  },
  'us/exams-admissions': {
    facts: ['commonapp.limits essay_words', 'commonapp.limits colleges', 'fafsa.opens day'],
    names: [
      ...['Common App', 'FAFSA', 'UC|University of California', 'Early decision|ED', 'Early action|EA', 'PSAT'],
      ...['TOEFL', 'Duolingo'],
    ],
    links: [commonApp, studentAid],
  },
  'us/scholarship-finances': {
    facts: ['fafsa.opens day'],
    names: ['FAFSA', 'CSS Profile', 'net price|净费用', 'PSAT/NMSQT'],
    links: [studentAid],
  },
  'us/extracurricular': {
    facts: ['commonapp.limits activities', 'commonapp.limits activity_characters'],
    links: [commonApp],
  },
  'us/english': { facts: ['sat.rw.passages_words'], names: ['AP'] },
  'us/science': { facts: ['act.sections science_optional.minutes'], names: ['Physics 1', 'Physics C'] },
  'us/math': { names: ['Integrated Math', 'AMC', 'SAT', 'AP'], links: ['https://maa.org'] },
  'us/cs-engineering': { facts: ['ap.new_2026_27 0'], names: ['USACO', 'Java|CSA', 'CSP|Principles'] },
  'us/economics-social': { facts: ['ap.new_2026_27 1'], names: ['DECA'] },
  'us/social-studies': { names: ['DBQ', 'National History Day'] },
  'us/languages': { names: ['Seal of Biliteracy'] },
  'us/arts': { names: ['Art and Design', 'Portfolio Day'] },
  'us/personal-skills': { names: ['988', '911'] },
  'ca/personal-skills': { names: ['988', '911', 'Kids Help Phone'] },
  'ca/extracurricular': { facts: ['ontario.community_involvement hours'], names: ['co-op'], links: [ontario] },
  'ca/exams-admissions': {
    facts: ['ib.scale total_max', 'ouac.deadlines 2027.apply'],
    names: ['OUAC', 'EducationPlannerBC', 'ApplyAlberta', 'CEGEP'],
  },
  'ca/scholarship-finances': { names: ['OSAP', 'RESP', 'Loran'] },
  'ca/math': { names: ['MHF4U', 'MCV4U', 'MDM4U', 'Calculus 12', 'Math 31|31', 'Euclid', 'CEMC'], links: [contests] },
  'ca/cs-engineering': { names: ['CCC', 'co-op|코업', 'CEMC'], links: [contests] },
}

/** Normalizes a URL by removing parts that can differ between links to the same page. */
const withoutVariant = (address: string) => address.replace('://www.', '://').replace(/\/$/, '')

/** Returns the required facts, names and links that the guide's source lacks. */
export function findMissingFacts(source: string, { facts = [], names = [], links = [] }: GuideFacts): string[] {
  const tokens = [...source.matchAll(/\{\{\w+ ([^{}]+)\}\}/g)].map(([, token]) => token ?? '')
  const words = source.replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)/g, ' ')
  const targets = [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => withoutVariant(target ?? ''))
  const says = (fact: string) =>
    tokens.some((token) => token === fact || token.startsWith(`${fact}.`) || token.startsWith(`${fact} `))
  return [
    ...facts.filter((fact) => !says(fact)),
    ...names.filter((name) => !new RegExp(name, 'i').test(words)),
    ...links.filter((link) => !targets.includes(withoutVariant(link))),
  ]
}
