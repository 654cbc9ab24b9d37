-- DropIndex
DROP INDEX "question_search_lint_due_question_id_idx";

-- AlterTable
ALTER TABLE "question_lint" ADD COLUMN     "due" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "question_search" DROP COLUMN "lint_due";

-- CreateIndex
CREATE INDEX "question_lint_due_question_id_idx" ON "question_lint"("due", "question_id");

-- CreateIndex
CREATE INDEX "question_search_block_idx" ON "question_search"("block");

-- Written by hand from here. Lint's marks move out of the searched rows, so that looking at a question rewrites none.

CREATE OR REPLACE FUNCTION question_search_follow_insert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_lint (question_id) SELECT id FROM written;
  INSERT INTO question_search (question_id, block, archived, subject, grade_code, difficulty_level, text)
  SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level,
    question_search_text(title, legacy_id, skill_tags, body_text)
  FROM written;
  RETURN NULL;
END $$;

-- First what lint holds while it looks, then what it changes after: both sides wait in the same order.
CREATE OR REPLACE FUNCTION question_search_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_lint SET due = true
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
    written.question_type, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level,
    written.body_text, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level,
    replaced.body_text, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  RETURN NULL;
END $$;

-- What is there already.
INSERT INTO question_lint (question_id) SELECT id FROM questions ON CONFLICT DO NOTHING;
