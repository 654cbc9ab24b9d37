import type { Token } from './token.ts'

/**
 * Returns whether an exam's name is between its course and a topic of the course: '생물 ap 세포호흡', 'world history ap
 * dbq'.
 */
export function isBetweenCourseAndTopic(text: string, tokens: readonly Token[], at: number): boolean {
  const course = tokens[at - 1]
  const exam = tokens[at]
  const topic = tokens[at + 1]
  if (course?.kind !== 'field' || exam?.kind !== 'exam' || topic?.kind !== 'field') return false
  const isEssay = course.field.subject === 'history' && topic.field.topic === 'essay writing'
  return (
    (exam.exam === 'AP' ? course.field.ap : exam.exam === 'IB' ? course.field.ib : undefined) !== undefined &&
    (isEssay || (topic.field.topic !== undefined && topic.field.of === course.field.subject)) &&
    exam.start - course.end <= 1 &&
    /^[ :]?(?:的 ?)?$/.test(text.slice(exam.end, topic.start))
  )
}
