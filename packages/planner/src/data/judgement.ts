/**
 * The model's numbers that have no source. They reflect our judgment as teachers, and are kept in one place for review.
 * Numbers with a source are read from the exam facts.
 */
export const judgement = {
  /**
   * The share of a skill that a student has learned, by the grade in which it is normally taught. The share for the
   * current grade grows during the school year.
   */
  exposure: { earlierGrade: 1, thisYearStart: 0.5, thisYearEnd: 1, nextGrade: 0.3, laterGrade: 0.2 },
  /** The maximum number of AP courses in a plan whose goal names none. */
  coursesAtOnce: 3,
  /** The weight of a foundation skill of a course, relative to a skill that its exam covers. */
  foundationWeight: 0.5,
  /**
   * A goal by subject has no exam scale. `usual` is the level of an average student who has been taught everything;
   * `target` is the level to reach.
   */
  subjectPlan: { usual: 0.75, target: 0.95 },
  /** The first milestone for a goal that names an exam without a valid score. */
  unscored: { satGain: 150, actGain: 4, apScore: 4, ibGrade: 6 },
  /** The first grade in which taking the SAT or ACT makes sense, and the grade in which most students take it first. */
  firstSittingGrade: 'G10',
  usualSittingGrade: 'G11',
  /** The earliest day (month and day) of a first sitting in grade 10. */
  firstSittingFrom: '05-01',
  /** Scores from sittings after this day of the senior year arrive after most application deadlines. */
  seniorSittingsUntil: '12-31',
  /** A placeholder for an unpublished exam date, used when hours are distributed over weeks. It is never shown. */
  unknownExamDay: '05-01',
  /** The study hours needed to get from the bottom to the top of the scale in one AP or IB course. */
  courseHours: 150,
  /** Minutes by grade: the minimum and maximum per week, and the maximum for a school night and for Saturday. */
  week: {
    G9: { least: 120, most: 200, schoolNight: 45, saturday: 90 },
    G10: { least: 150, most: 240, schoolNight: 50, saturday: 100 },
    G11: { least: 180, most: 310, schoolNight: 60, saturday: 120 },
    G12: { least: 180, most: 375, schoolNight: 75, saturday: 150 },
  },
  /** The maximum and the minimum useful session length for one skill, in minutes. */
  session: { most: 25, least: 15 },
  /** The length of a review, and the weekly total from which Sunday includes one, in minutes. */
  review: { minutes: 20, sundayFrom: 200 },
  /** Timed sections start when the exam is no more than this many weeks away. */
  timedWithinWeeks: 52,
  focusAreas: 6,
  /**
   * The score distribution of the students whose abilities define the scale of measured runs: mean, standard deviation,
   * and how many logits of overall ability correspond to one standard deviation. Our facts contain no official figures.
   * Recent classes of SAT takers had a Math mean slightly above 500, with two thirds of students within 120 points of
   * it, and a Reading and Writing mean near 520, with two thirds within 110. In the model of packages/measure, the mean
   * of a section's skills has a standard deviation of 0.81 logits.
   */
  abilityScale: {
    'sat.reading-writing': { mean: 520, deviation: 110, logits: 0.81 },
    'sat.math': { mean: 510, deviation: 120, logits: 0.81 },
  },
  problems: { least: 5, most: 8, minutesEach: 40 },
  /**
   * The upper bound of each practice difficulty, by position on the exam's scale. Positions from `advanced` up are
   * expert.
   */
  ladder: { beginner: 0.3, intermediate: 0.55, advanced: 0.8 },
  /**
   * The upper bounds by the measured share of our medium questions that a student knows. They put about half of the
   * problems at the chosen difficulty within reach.
   */
  measuredLadder: { beginner: 0.35, intermediate: 0.7, advanced: 0.88 },
} as const
