/**
 * Every number of the model that no source gives. They are our judgement as teachers would make it, gathered here so that
 * they can be argued about in one place; whatever has a source is read from the exam facts instead.
 */
export const judgement = {
  /** How much of a skill a student has, by when the grade normally meets it; this year's grows through the school year. */
  exposure: { earlierGrade: 1, thisYearStart: 0.5, thisYearEnd: 1, nextGrade: 0.3, laterGrade: 0.2 },
  /** Courses taken together for a goal that names none, and subjects of a general plan. */
  coursesAtOnce: 3,
  /** A skill that a course builds on weighs half of one that its exam asks. */
  foundationWeight: 0.5,
  /** A goal by subject has no exam scale: place of an average student who has met everything, and the place to reach. */
  subjectPlan: { usual: 0.75, target: 0.95 },
  /** First milestone of a goal that names an exam without a (possible) score. */
  unscored: { satGain: 150, actGain: 4, apScore: 4, ibGrade: 6 },
  /** The grade in which a first SAT or ACT sitting usually makes sense, and the one by which most sit it. */
  firstSittingGrade: 'G10',
  usualSittingGrade: 'G11',
  /** In grade 10 a first sitting fits from this day (month and day) of the school year on. */
  firstSittingFrom: '05-01',
  /** Scores of sittings after this day of the senior year come after most application deadlines. */
  seniorSittingsUntil: '12-31',
  /** Stands in for an exam date that is not published, to spread hours over weeks; it is never shown. */
  unknownExamDay: '05-01',
  /** Hours of study for one AP or IB course from nothing to the top of its scale. */
  courseHours: 150,
  /** Minutes, by grade: what a week holds at least and at most, and what one evening or Saturday may hold. */
  week: {
    G9: { least: 120, most: 200, schoolNight: 45, saturday: 90 },
    G10: { least: 150, most: 240, schoolNight: 50, saturday: 100 },
    G11: { least: 180, most: 310, schoolNight: 60, saturday: 120 },
    G12: { least: 180, most: 375, schoolNight: 75, saturday: 150 },
  },
  /** One sitting with one skill, and the least that is worth sitting down for. */
  session: { most: 25, least: 15 },
  /** Sunday's review, from this many minutes a week on; below it the review is Saturday's. */
  review: { minutes: 20, sundayFrom: 200 },
  /** Timed sections begin when the exam is this near. */
  timedWithinWeeks: 52,
  focusAreas: 6,
  problems: { least: 5, most: 8, minutesEach: 40 },
  /** Difficulty to practise at, by place on the exam's scale: below the first bound beginner, and so on. */
  ladder: { beginner: 0.3, intermediate: 0.55, advanced: 0.8 },
} as const
