-- AlterTable
ALTER TABLE "question_search" ADD COLUMN     "question_type" TEXT NOT NULL DEFAULT 'multiple_choice';

-- Written by hand from here. The list is filtered by type.

CREATE OR REPLACE FUNCTION question_search_follow_insert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_lint (question_id) SELECT id FROM written;
  INSERT INTO question_search (
    question_id, block, archived, subject, grade_code, difficulty_level, question_type, pool, review_state,
    review_changed, text
  )
  SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level, question_type, pool,
    review_state, review_state <> 'draft' AND version > review_version,
    question_search_text(title, legacy_id, skill_tags, body_text)
  FROM written;
  RETURN NULL;
END $$;

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
    question_type = written.question_type,
    pool = written.pool,
    review_state = written.review_state,
    review_changed = written.review_state <> 'draft' AND written.version > written.review_version,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level,
    written.question_type, written.pool, written.body_text, written.skill_tags, written.deleted_at IS NULL,
    written.review_state, written.version > written.review_version
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level,
    replaced.question_type, replaced.pool, replaced.body_text, replaced.skill_tags, replaced.deleted_at IS NULL,
    replaced.review_state, replaced.version > replaced.review_version
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION question_blocks_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(
    SELECT DISTINCT written.block FROM written JOIN replaced USING (question_id)
    WHERE (
      written.archived, written.subject, written.grade_code, written.difficulty_level, written.question_type,
      written.pool, written.problems, written.review_state, written.review_changed, written.text
    ) IS DISTINCT FROM (
      replaced.archived, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.question_type,
      replaced.pool, replaced.problems, replaced.review_state, replaced.review_changed, replaced.text
    )
  ));
  RETURN NULL;
END $$;

-- Most questions have the default already. The new function of the blocks counts the others again.
UPDATE "question_search" SET "question_type" = "questions"."question_type"
FROM "questions"
WHERE "questions"."id" = "question_search"."question_id" AND "questions"."question_type" <> 'multiple_choice';
