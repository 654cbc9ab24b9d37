-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "hints" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "rubric" TEXT NOT NULL DEFAULT '';

-- Written by hand from here. Lint reads hints and rubrics too.

CREATE OR REPLACE FUNCTION question_search_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_lint SET due = true
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
    written.question_type, written.skill_tags, written.accepted_answers, written.answer_unit,
    written.hints, written.rubric, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.accepted_answers, replaced.answer_unit,
    replaced.hints, replaced.rubric, replaced.deleted_at IS NULL
  );
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    pool = written.pool,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level, written.pool,
    written.body_text, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.pool,
    replaced.body_text, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  RETURN NULL;
END $$;
