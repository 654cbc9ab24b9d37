/**
 * The model parameters that have no source. They reflect our judgment as teachers, and are kept in one file for review.
 * Parameters with a source are read from the exam facts.
 */
export const judgement = {
  /**
   * The fraction of a skill that a student is expected to have learned, by the grade in which it is normally taught. In
   * the current grade, the fraction grows during the school year.
   */
  exposure: { earlierGrade: 1, thisYearStart: 0.5, thisYearEnd: 1, nextGrade: 0.3, laterGrade: 0.2 },
  /** The maximum number of AP courses in a plan when the goal names no courses. */
  coursesAtOnce: 3,
  /** The weight of a prerequisite skill relative to a skill that the exam covers. */
  foundationWeight: 0.5,
  /**
   * The levels for a goal that names only subjects and therefore has no exam scale. `usual` is the level of an average
   * student who has been taught everything; `target` is the level to reach.
   */
  subjectPlan: { usual: 0.75, target: 0.95 },
  /** The first milestone when a goal names an exam without a valid score. */
  unscored: { satGain: 150, actGain: 4, apScore: 4, ibGrade: 6 },
  /**
   * The earliest grade in which it makes sense to take the SAT or ACT, and the grade in which most students first take
   * it.
   */
  firstSittingGrade: 'G10',
  usualSittingGrade: 'G11',
  /** The earliest date (month and day) on which a student in grade 10 should take the test for the first time. */
  firstSittingFrom: '05-01',
  /** In the senior year, scores from test dates after this day arrive after most application deadlines. */
  seniorSittingsUntil: '12-31',
  /** A placeholder for an unpublished exam date, used to distribute hours over weeks. It is never shown. */
  unknownExamDay: '05-01',
  /** The study hours needed to go from the lowest to the highest score in one AP or IB course. */
  courseHours: 150,
  /** Study minutes by grade: the minimum and maximum per week, and the maximum for a school night and for Saturday. */
  week: {
    G9: { least: 120, most: 200, schoolNight: 45, saturday: 90 },
    G10: { least: 150, most: 240, schoolNight: 50, saturday: 100 },
    G11: { least: 180, most: 310, schoolNight: 60, saturday: 120 },
    G12: { least: 180, most: 375, schoolNight: 75, saturday: 150 },
  },
  /** The maximum session length for one skill, and the shortest length that is still useful, in minutes. */
  session: { most: 25, least: 15 },
  /** The length of a review, and the minimum weekly total for which Sunday includes a review, in minutes. */
  review: { minutes: 20, sundayFrom: 200 },
  /** Timed sections are planned only when the exam is at most this many weeks away. */
  timedWithinWeeks: 52,
  focusAreas: 6,
  /**
   * The score distribution of the students who define the ability scale of measured runs: the mean, the standard
   * deviation, and the number of logits of overall ability that correspond to one standard deviation. Our facts contain
   * no official figures. Recent classes of SAT takers had a mean Math score slightly above 500, with two thirds of
   * students within 120 points of it, and a mean Reading and Writing score near 520, with two thirds within 110. In the
   * model in packages/measure, the mean of a section's skills has a standard deviation of 0.81 logits.
   */
  abilityScale: {
    'sat.reading-writing': { mean: 520, deviation: 110, logits: 0.81 },
    'sat.math': { mean: 510, deviation: 120, logits: 0.81 },
  },
  problems: { least: 5, most: 8, minutesEach: 40 },
  /**
   * The upper bound of each practice difficulty, as a position on the exam's scale. Positions at or above the
   * `advanced` bound are expert.
   */
  ladder: { beginner: 0.3, intermediate: 0.55, advanced: 0.8 },
  /**
   * The upper bounds of the practice difficulties by measured level (the fraction of our medium questions that a
   * student can answer). With these bounds, a student can solve about half of the problems at the chosen difficulty.
   */
  measuredLadder: { beginner: 0.35, intermediate: 0.7, advanced: 0.88 },
} as const
