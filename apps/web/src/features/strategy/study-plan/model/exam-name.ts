import { courseIds } from '@pathwise/planner/data/courses'
import type { Translate } from '@pathwise/planner/render'
import type { ExamDay } from '@pathwise/planner/study-plan/exam-days'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'

/** Returns the display name of an exam, which is the course name for AP and IB exams. */
export function nameExam({ exam, course }: Pick<ExamDay, 'course' | 'exam'>, translate: Translate): string {
  return course ? translate(`course.${course}`) : exam
}

/** Returns the name of the exam that a task prepares for. Returns undefined if the plan has only one exam. */
export function nameTaskExam({ examId }: Pick<StudyTask, 'examId'>, translate: Translate): string | undefined {
  const course = courseIds.find((id) => id === examId)
  return course ? translate(`course.${course}`) : examId
}
