/**
 * The numbers of the model that have no source. They are our judgement as teachers would make it, kept in one place for
 * review. Numbers with a source are read from the exam facts.
 */
export const judgement = {
  /**
   * Share of a skill that a student has, by the grade that normally meets it. This year's share grows through the
   * school year.
   */
  exposure: { earlierGrade: 1, thisYearStart: 0.5, thisYearEnd: 1, nextGrade: 0.3, laterGrade: 0.2 },
  /** The most AP courses in a plan whose goal names none. */
  coursesAtOnce: 3,
  /** Weight of a foundation skill of a course, relative to a skill that its exam covers. */
  foundationWeight: 0.5,
  /**
   * A goal by subject has no exam scale. `usual`: place of an average student who has met everything; `target`: place
   * to reach.
   */
  subjectPlan: { usual: 0.75, target: 0.95 },
  /** First milestone for a goal that names an exam without a score, or with an impossible one. */
  unscored: { satGain: 150, actGain: 4, apScore: 4, ibGrade: 6 },
  /** The first grade in which an SAT or ACT sitting makes sense, and the one in which most students sit it first. */
  firstSittingGrade: 'G10',
  usualSittingGrade: 'G11',
  /** The earliest day (month and day) of a first sitting in grade 10. */
  firstSittingFrom: '05-01',
  /** Scores of sittings after this day of the senior year arrive after most application deadlines. */
  seniorSittingsUntil: '12-31',
  /** Replaces an unpublished exam date when hours are spread over weeks; never shown. */
  unknownExamDay: '05-01',
  /** Hours of study for one AP or IB course from the bottom to the top of its scale. */
  courseHours: 150,
  /** Minutes by grade: the least and most of a week, and the most of one school night and of Saturday. */
  week: {
    G9: { least: 120, most: 200, schoolNight: 45, saturday: 90 },
    G10: { least: 150, most: 240, schoolNight: 50, saturday: 100 },
    G11: { least: 180, most: 310, schoolNight: 60, saturday: 120 },
    G12: { least: 180, most: 375, schoolNight: 75, saturday: 150 },
  },
  /** Minutes of the longest session on one skill, and of the shortest useful one. */
  session: { most: 25, least: 15 },
  /** Minutes of a review, and the weekly minutes from which Sunday has one. */
  review: { minutes: 20, sundayFrom: 200 },
  /** Timed sections start when the exam is at most this many weeks away. */
  timedWithinWeeks: 52,
  focusAreas: 6,
  /**
   * The scores of the students whose abilities are the scale of measured runs: mean and standard deviation, and how many
   * logits of overall ability one standard deviation is. Our facts have no official figures. Recent classes of SAT takers
   * have had a Math mean a little above 500, with two of three students within 120 points of it, and a Reading and
   * Writing mean near 520, with two of three within 110; in the model of packages/measure, the mean of a section's skills has a standard deviation of 0.81 logits.
   */
  abilityScale: {
    'sat.reading-writing': { mean: 520, deviation: 110, logits: 0.81 },
    'sat.math': { mean: 510, deviation: 120, logits: 0.81 },
  },
  problems: { least: 5, most: 8, minutesEach: 40 },
  /**
   * Upper bounds of the difficulty to practise at, by place on the exam's scale. A place from `advanced` upwards is
   * expert.
   */
  ladder: { beginner: 0.3, intermediate: 0.55, advanced: 0.8 },
  /**
   * The same by the share of our medium questions that a student was measured to know. About half of the problems at the
   * chosen difficulty are then within reach.
   */
  measuredLadder: { beginner: 0.35, intermediate: 0.7, advanced: 0.88 },
} as const
