/**
 * Model parameters without a source. They reflect our judgment as teachers and are kept in one file for review. Sourced
 * parameters are in the exam facts.
 */
export const judgement = {
  /**
   * How much of a skill a student has learned (0 to 1), by the grade in which it is normally taught. For the current
   * grade, the value rises during the school year.
   */
  exposure: { earlierGrade: 1, thisYearStart: 0.5, thisYearEnd: 1, nextGrade: 0.3, laterGrade: 0.2 },
  /** The maximum number of AP courses in a plan when the goal does not name any. */
  coursesAtOnce: 3,
  /** The weight of a prerequisite skill, relative to a skill on the exam. */
  foundationWeight: 0.5,
  /**
   * Levels for a goal without an exam. `usual` is an average student who has covered everything, and `target` is the
   * level to reach.
   */
  subjectPlan: { usual: 0.75, target: 0.95 },
  /** The first milestone for an exam without a valid target score. */
  unscored: { satGain: 150, actGain: 4, apScore: 4, ibGrade: 6 },
  /** The earliest sensible grade for a first SAT or ACT, and the most common one. */
  firstSittingGrade: 'G10',
  usualSittingGrade: 'G11',
  /** The earliest date (month and day) for a first test in grade 10. */
  firstSittingFrom: '05-01',
  /** Scores from later test dates arrive after most application deadlines for seniors. */
  seniorSittingsUntil: '12-31',
  /** Replaces an unpublished exam date when hours are spread over weeks. Never shown to users. */
  unknownExamDay: '05-01',
  /** Study hours to get from the lowest to the highest score in one AP or IB course. */
  courseHours: 150,
  /** Study minutes by grade: the weekly range, and the maximum on a school night and on Saturday. */
  week: {
    G9: { least: 120, most: 200, schoolNight: 45, saturday: 90 },
    G10: { least: 150, most: 240, schoolNight: 50, saturday: 100 },
    G11: { least: 180, most: 310, schoolNight: 60, saturday: 120 },
    G12: { least: 180, most: 375, schoolNight: 75, saturday: 150 },
  },
  /** The longest session for one skill, and the shortest one that is still useful, in minutes. */
  session: { most: 25, least: 15 },
  /** The length of a review, and the minimum weekly minutes for a review on Sunday. */
  review: { minutes: 20, sundayFrom: 200 },
  /** Timed sections are planned only within this many weeks of the exam. */
  timedWithinWeeks: 52,
  focusAreas: 6,
  /**
   * Converts measured abilities to section scores: the mean and standard deviation of the scores, and the logits of
   * overall ability per standard deviation. The exam facts contain no official figures. Recent classes of SAT takers
   * averaged slightly above 500 in Math and near 520 in Reading and Writing. Two thirds of them scored within 120 and
   * 110 points of these means. In packages/measure, the average of a section's skills has a standard deviation of 0.81
   * logits.
   */
  abilityScale: {
    'sat.reading-writing': { mean: 520, deviation: 110, logits: 0.81 },
    'sat.math': { mean: 510, deviation: 120, logits: 0.81 },
  },
  problems: { least: 5, most: 8, minutesEach: 40 },
  /**
   * The upper bound of each practice difficulty, as a position on the exam's scale (0 to 1). Everything above is
   * expert.
   */
  ladder: { beginner: 0.3, intermediate: 0.55, advanced: 0.8 },
  /**
   * The upper bound of each practice difficulty, by measured level: the fraction of our medium questions that a student
   * can answer. Students solve about half of the problems at the difficulty chosen this way.
   */
  measuredLadder: { beginner: 0.35, intermediate: 0.7, advanced: 0.88 },
} as const
